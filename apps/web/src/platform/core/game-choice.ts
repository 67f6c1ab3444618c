/** The rules of choosing a game [rule: product-7, product-9, product-10]. */

import { type GameInfo, gameOfPrefix, games } from '@callshot/rules';

/** The game whose prefix the path carries, or null outside all of them. */
export const gameOfPath = (path: string): GameInfo | null => gameOfPrefix(path.split('/')[1]);

const gameOfStored = (stored: string | null): GameInfo | undefined =>
  games.find((game) => String(game.id) === stored);

/** Path prefix, then session, then local store, then the first game. */
export function chooseGame(from: {
  path: string;
  session: string | null;
  local: string | null;
}): GameInfo {
  return (
    gameOfPath(from.path) ?? gameOfStored(from.session) ?? gameOfStored(from.local) ?? games[0]
  );
}

/** Pages that every game has; whatever follows them belongs to one game and is dropped. */
const sharedPages = ['event', 'leagues', 'trophy-room'];

/** The path after a switch to the game: the same page under its prefix. Unprefixed pages stay. */
export function pathAfterSwitch(path: string, to: GameInfo): string {
  if (!gameOfPath(path)) return path;
  const [, , page] = path.split('/');
  if (!page) return `/${to.prefix}`;
  return `/${to.prefix}/${sharedPages.includes(page) ? page : 'event'}`;
}

/** The path for an unknown path: the event page of its prefix, else of the selected game. */
export const pathForUnknown = (path: string, selected: GameInfo): string =>
  `/${(gameOfPath(path) ?? selected).prefix}/event`;

/** The pick'ems page: a bare prefix or `/event` and what follows under it. */
export function isPickemsPath(path: string): boolean {
  const [, , page] = path.split('/');
  return gameOfPath(path) !== null && (!page || page === 'event');
}
