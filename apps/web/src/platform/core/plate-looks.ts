/** The viewer’s preferences: names alone, and plates that rest. Each is an attribute of the page. */
const LOOKS = ['plain-names', 'still-plates'] as const;

export type PlateLook = (typeof LOOKS)[number];

export const keyOfLook = (look: PlateLook) => `callshot.${look}`;

/** As this browser last knew it, so that no plate flashes up before the account has answered. */
export function showRememberedLooks(): void {
  for (const look of LOOKS) {
    const isOn = localStorage.getItem(keyOfLook(look)) === 'on';
    document.documentElement.toggleAttribute(`data-${look}`, isOn);
  }
}

/** Preferences of an account do not carry over to the next user of this browser. */
export function forgetLooks(): void {
  for (const look of LOOKS) localStorage.removeItem(keyOfLook(look));
  showRememberedLooks();
}
