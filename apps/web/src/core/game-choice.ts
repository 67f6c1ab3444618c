/** The two games and the rules of choosing one [rule: product-7, product-9, product-10]. */
export type GameId = 1 | 2;
export type GamePrefix = 'rl' | 'cs';

export interface GameInfo {
  id: GameId;
  prefix: GamePrefix;
  name: string;
}

const rocketLeague: GameInfo = { id: 1, prefix: 'rl', name: 'Rocket League' };
const counterStrike: GameInfo = { id: 2, prefix: 'cs', name: 'Counter-Strike' };

export const games: readonly GameInfo[] = [rocketLeague, counterStrike];

export const gameOf = (id: GameId): GameInfo => (id === 2 ? counterStrike : rocketLeague);

/** The game whose prefix the path carries, or null outside both. */
export function gameOfPath(path: string): GameInfo | null {
  const [, first] = path.split('/');
  return games.find((game) => game.prefix === first) ?? null;
}

const gameOfStored = (stored: string | null) => games.find((game) => String(game.id) === stored);

/** Path prefix, then session, then local store, then the first game. */
export function chooseGame(from: {
  path: string;
  session: string | null;
  local: string | null;
}): GameInfo {
  return (
    gameOfPath(from.path) ?? gameOfStored(from.session) ?? gameOfStored(from.local) ?? rocketLeague
  );
}

/** Pages that both games have; whatever follows them belongs to one game and is dropped. */
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
