import { gameOfPrefix, games } from '@callshot/rules';

/** The app's page for an address about which nothing else is known. */
export const homePage = 'index.html';

/**
 * The build's folder for pages that stand in for others. They have no address of their own. Those of a
 * language other than English lie in a folder of that language.
 */
export const pagesFolder = 'pages';

/** Pages that ask for the files of their screen; the build writes one for each game (scripts/lib/pages.mjs). */
const ownPages = new Map([
  ['', 'event'],
  ['event', 'event'],
  ['leagues', 'leagues'],
]);

/**
 * The app's page with the outlines (app shell) of this address: the same app, painted in the game's
 * accent before its script has loaded.
 */
export function entryPageOf(path: string): string {
  if (path === '/') return homePage;
  const [, game = '', page = '', , below = ''] = path.split('/');
  if (gameOfPrefix(game) === null) return `${games[0].prefix}-other.html`;
  // The pages below a league's are other screens.
  const own = below === '' ? ownPages.get(page) : undefined;
  return `${game}-${own ?? 'other'}.html`;
}
