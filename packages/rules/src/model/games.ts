/** A game that people pick. Its drawings and colours are kept by `prefix`, in the web app. */
export interface Game {
  readonly id: number;
  /** First part of the addresses of its pages: `/rl/event/7` [rule: product-7]. */
  readonly prefix: string;
  readonly name: string;
  /** Its section of the tournament wiki. */
  readonly wikiName: string;
  /** The unit of a series. */
  readonly seriesUnit: 'Games' | 'Maps';
  /** Trophies that its events can give [rule: events-7]. */
  readonly rewardTypeIds: readonly (1 | 2 | 3 | 4 | 5)[];
  /** Whether its pages offer the survey [rule: surveys-1]. */
  readonly hasSurvey: boolean;
}

export const games = [
  {
    id: 1,
    prefix: 'rl',
    name: 'Rocket League',
    wikiName: 'rocketleague',
    seriesUnit: 'Games',
    rewardTypeIds: [1, 2, 3],
    hasSurvey: true,
  },
  {
    id: 2,
    prefix: 'cs',
    name: 'Counter-Strike',
    wikiName: 'counterstrike',
    seriesUnit: 'Maps',
    rewardTypeIds: [1, 2, 3, 4, 5],
    hasSurvey: false,
  },
] as const satisfies readonly Game[];

type Known = (typeof games)[number];
export type GameId = Known['id'];
export type GamePrefix = Known['prefix'];
/** A row of `games`. */
export type GameInfo = Game & Pick<Known, 'id' | 'prefix'>;

/** The one game whose pages offer the survey, and its page. */
export const surveyGame: GameInfo = games.find(({ hasSurvey }) => hasSurvey) ?? games[0];
export const surveyPath = `/${surveyGame.prefix}/survey`;

export const gameIds: readonly GameId[] = games.map(({ id }) => id);

/** A value of each game, by the game's id. */
export const perGame = <T>(make: (id: GameId) => T): Record<GameId, T> =>
  Object.fromEntries(gameIds.map((id) => [id, make(id)])) as Record<GameId, T>;

export function gameOf(id: GameId): GameInfo {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}`);
  return game;
}

/** Null: no game's addresses begin so. */
export const gameOfPrefix = (prefix: string | undefined): GameInfo | null =>
  games.find((game) => game.prefix === prefix) ?? null;
