import { gameOfPrefix, games } from '@callshot/rules';

/** Everything that is kept, by the cache that it lies in. Nothing else ever gets into one. */
export const caches = {
  pages: 'callshot-pages',
  files: 'callshot-files',
  art: 'callshot-art',
} as const;

/** Names that tell two builds of a file apart: what lies under one never changes. */
const hashedFile = /^\/assets\/[^?]+$/;
const art =
  /^\/((trophies|flags|games|icons)\/[^?]+|favicon\.(ico|svg)|apple-touch-icon\.png|([\w-]+\/)?(rl|cs)\.webmanifest)$/;
/** Answered by the server itself; a page has no dot in its address. */
const notPages =
  /^\/(api|submissions|healthz|readyz|metrics|assets|pages|trophies|flags|games|icons)(\/|$)|\./;

/** The cache of a file that is kept for pages; null = it is never kept. */
export function cacheOf({ pathname, search }: URL): string | null {
  if (search !== '') return null;
  if (hashedFile.test(pathname)) return caches.files;
  return art.test(pathname) ? caches.art : null;
}

const gamesPage = (prefix: string, page: string): string =>
  page === '' ? `/${prefix}` : `/${prefix}/${page}`;

/** Pages that name the files of their own screen. The last one names none: it stands for all other screens. */
const ownPages = ['', 'leagues'] as const;
const NEUTRAL = 'trophy-room';

/**
 * The address at which the server sends the same page without what a link's preview says; null = no page of
 * the app. The server draws different outlines for these (`web-files/entry-page.ts`).
 */
export function shellOf(pathname: string): string | null {
  if (notPages.test(pathname)) return null;
  if (pathname === '/') return '/';
  const [, first = '', page = '', , below = ''] = pathname.split('/');
  const game = gameOfPrefix(first);
  if (game === null) return gamesPage(games[0].prefix, NEUTRAL);
  const own = page === 'event' ? '' : page;
  const isOwn = below === '' && ownPages.some((known) => known === own);
  return gamesPage(game.prefix, isOwn ? own : NEUTRAL);
}

/** The pages that may stand in for one that is not kept: first those of the same game. */
export function standInsFor(shell: string): readonly string[] {
  const all = games.flatMap(({ prefix }) =>
    ['', NEUTRAL, 'leagues'].map((page) => gamesPage(prefix, page)),
  );
  const [, game = ''] = shell.split('/');
  const isOfGame = (other: string) => other.split('/')[1] === game;
  return [...all.filter(isOfGame), ...all.filter((other) => !isOfGame(other)), '/'];
}

/** The files that a page names in its HTML. */
export const filesOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"?]+)"/g)].map(([, file = '']) => file)),
];

/** Links to files that scripts will need: modules that the entry imports, and files of the screen. */
const ahead = /<link rel="(modulepreload(?![^>]*data-entry)|preload(?=[^>]*data-ahead))"/g;

/**
 * The page as it is kept. Its files are at hand, so it asks for them once its outlines are painted: the
 * page's own script makes them links then (vite.config.ts).
 */
export const paintedFirst = (html: string): string => html.replace(ahead, '<link data-rel="$1"');
