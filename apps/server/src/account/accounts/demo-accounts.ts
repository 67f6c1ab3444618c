/** Public passwords: only the machine that runs the demo world can reach it. */
export const demoAccounts = {
  admin: { username: 'demo-admin', password: 'callshot-demo-admin' },
  player: { username: 'demo-player', password: 'callshot-demo-player' },
} as const;

const published = new Set<string>(Object.values(demoAccounts).map(({ password }) => password));

/** Whether the product itself tells everybody this password. */
export const isPublishedPassword = (password: string): boolean => published.has(password);
