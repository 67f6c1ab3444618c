import { isDeepStrictEqual } from 'node:util';
import { type GameId, gameIds, perGame, TrophyType } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runInSlices } from '../../platform/slices.ts';
import { findNames } from '../../play/scoreboards/entry-blocks.repository.ts';
import { findFrozenRun } from './award-runs.repository.ts';
import {
  type AwardOfWinner,
  findAllAwardedEvents,
  findFirsts,
  findPlace,
  readEventAwards,
} from './event-awards.repository.ts';
import { type ThawedBoard, thawBoard, trophyTypesOf } from './frozen-board.ts';
import {
  type AwardedEvent,
  buildLeaderBoard,
  createLeaderDirectory,
  type EventAwards,
  type LeaderBoard,
} from './game-leaders.ts';

/** The winners of an event, who may be many. */
export interface EventWinners {
  readonly event: AwardedEvent;
  readonly users: readonly AwardOfWinner[];
  readonly count: number;
  /** Points and number of entrants; null = the trophy was not given for a place on a board. */
  readonly totalScore: number | null;
  readonly entrants: number | null;
}

/** Award Leaders of both games, in memory, in step with what is given. */
export interface AwardLeaders {
  board(gameId: GameId): Promise<LeaderBoard>;
  /** Winners of the latest rewarded events, newest first. */
  winners(gameId: GameId): Promise<readonly EventWinners[]>;
  /** Follows what was given since, or is being given. */
  catchUp(): Promise<void>;
  renamed(userId: number): Promise<void>;
  /** The same after changes may have been missed: names, too, are read anew. */
  invalidate(): Promise<void>;
}

interface Coming extends EventAwards {
  /** The last run over its trophies; null = they were not given by one. */
  readonly runId: number | null;
}

interface Held extends Coming {
  readonly about: AwardedEvent;
  readonly winners: Omit<EventWinners, 'event'>;
}

interface Game {
  readonly directory: ReturnType<typeof createLeaderDirectory>;
  readonly events: Map<number, Held>;
  /** The future awards of running runs, by event. */
  readonly coming: Map<number, Coming>;
  board: LeaderBoard | null;
}

const shownWinners = { events: 5, ofEach: 10 };

export function createAwardLeaders(db: Kysely<Schema>): AwardLeaders {
  const readNames = async (ids: readonly number[]): Promise<string[]> => {
    const names = await findNames(db, ids);
    return names.map((username, at) => publicUsername({ id: ids[at] ?? 0, username }));
  };
  const newGame = (): Game => ({
    directory: createLeaderDirectory(readNames),
    events: new Map(),
    coming: new Map(),
    board: null,
  });
  const games = perGame(newGame);
  const outdated = new Set<GameId>();

  /** Users and names of a run under way are made ready, so that its end is shown at once. */
  const prepare = async (game: Game, eventId: number, runId: number): Promise<void> => {
    if (game.coming.get(eventId)?.runId === runId) return;
    const run = await findFrozenRun(db, runId);
    if (!run?.userIds || !run.totals) return;
    const { userIds, totals, trophyTypes, isLate } = run;
    const awards = await runInSlices(awardsOf(thawBoard({ userIds, totals, trophyTypes, isLate })));
    await game.directory.add(awards.userIds);
    for (const { userIds } of [...game.events.values(), awards]) {
      await game.directory.entrantsOf(userIds);
    }
    game.coming.set(eventId, { ...awards, runId });
  };
  const winnersOf = async (eventId: number, awards: EventAwards): Promise<Held['winners']> => {
    const firsts = await findFirsts(db, eventId, shownWinners.ofEach);
    // Trophies of old were given without a rank.
    const winners = firsts.count > 0 ? firsts : diamondsOf(awards);
    const place = await findPlace(db, eventId, winners.users[0]?.userId ?? 0);
    return {
      ...winners,
      totalScore: place?.totalScore ?? null,
      entrants: place?.entrants ?? null,
    };
  };
  const takeOver = async (game: Game, about: AwardedEvent, runId: number | null): Promise<void> => {
    const { eventId } = about;
    const coming = game.coming.get(eventId);
    game.coming.delete(eventId);
    const awards = coming?.runId === runId ? coming : await readEventAwards(db, eventId);
    await game.directory.add(awards.userIds);
    const winners = await winnersOf(eventId, awards);
    game.events.set(eventId, { ...awards, about, runId, winners });
  };
  const followInto = async (game: Game, gameId: GameId): Promise<void> => {
    let hasChanged = game.board === null;
    const awarded = await findAllAwardedEvents(db, gameId);
    const given = new Set(awarded.flatMap((row) => (row.isGiven ? [row.eventId] : [])));
    // Taken back.
    for (const eventId of [...game.events.keys()].filter((id) => !given.has(id))) {
      game.events.delete(eventId);
      hasChanged = true;
    }
    const followEvent = async (row: (typeof awarded)[number]): Promise<void> => {
      const { openRunId, lastRunId, isGiven, ...about } = row;
      const held = game.events.get(about.eventId);
      if (openRunId !== null) await prepare(game, about.eventId, openRunId);
      if (!isGiven) return;
      if (!held || held.runId !== lastRunId) await takeOver(game, about, lastRunId);
      else if (isDeepStrictEqual(held.about, about)) return;
      else game.events.set(about.eventId, { ...held, about });
      hasChanged = true;
    };
    try {
      await attemptAll(awarded, followEvent);
    } finally {
      if (hasChanged) await rank(game);
    }
  };
  const rank = async (game: Game): Promise<void> => {
    await game.directory.add(new Uint32Array());
    const directory = game.directory.get();
    if (!directory) throw new Error('Award Leaders have no names');
    const placed: { entrants: Uint32Array; trophyTypeIds: Uint8Array; about: AwardedEvent }[] = [];
    for (const { userIds, trophyTypeIds, about } of game.events.values()) {
      placed.push({ entrants: await game.directory.entrantsOf(userIds), trophyTypeIds, about });
    }
    game.board = await runInSlices(buildLeaderBoard(directory, placed));
  };

  const follow = async (gameId: GameId): Promise<void> => {
    if (!outdated.has(gameId)) return followInto(games[gameId], gameId);
    // The cached state serves until the new one is complete.
    const anew = newGame();
    await followInto(anew, gameId);
    games[gameId] = anew;
    outdated.delete(gameId);
  };

  /** Users whose names may be others than these that are known. */
  const renamed = new Set<number>();
  const readRenamed = async (): Promise<void> => {
    const ids = [...renamed].sort((a, b) => a - b);
    for (const id of ids) renamed.delete(id);
    try {
      for (const game of [games[1], games[2]]) {
        const known = ids.filter((id) => (game.directory.get()?.find(id) ?? null) !== null);
        const names = known.length === 0 ? [] : await readNames(known);
        const changed = known.filter((id, at) => game.directory.rename(id, names[at] ?? ''));
        if (changed.length > 0 && game.board) await rank(game);
      }
    } catch (error) {
      for (const id of ids) renamed.add(id);
      throw error;
    }
  };

  let following = Promise.resolve();
  /** One after the other: what is asked for while one is under way may be newer than it. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const next = following.then(work);
    following = next.catch(() => {});
    return next;
  };
  const catchUp = (): Promise<void> =>
    inTurn(() => attemptAll([() => follow(1), () => follow(2), readRenamed], (work) => work()));
  const gameOf = async (gameId: GameId): Promise<Game & { board: LeaderBoard }> => {
    const game = games[gameId];
    if (game.board === null) await catchUp();
    if (game.board === null) throw new Error('Award Leaders were not built');
    return { ...game, board: game.board };
  };

  return {
    catchUp,
    board: async (gameId) => (await gameOf(gameId)).board,
    winners: async (gameId) =>
      [...(await gameOf(gameId)).events.values()]
        .toSorted(
          (a, b) => b.about.awardedAt - a.about.awardedAt || b.about.eventId - a.about.eventId,
        )
        .slice(0, shownWinners.events)
        .map(({ about, winners }) => ({ event: about, ...winners })),
    renamed: (userId) => {
      renamed.add(userId);
      return inTurn(readRenamed);
    },
    invalidate: () => {
      for (const gameId of gameIds) if (games[gameId].board) outdated.add(gameId);
      return catchUp();
    },
  };
}

function diamondsOf({ userIds, trophyTypeIds }: EventAwards) {
  const { diamond } = TrophyType;
  const users: AwardOfWinner[] = [];
  let count = 0;
  for (let at = 0; at < trophyTypeIds.length; at += 1) {
    if (trophyTypeIds[at] !== diamond) continue;
    count += 1;
    if (users.length < shownWinners.ofEach) {
      users.push({ userId: userIds[at] as number, trophyTypeId: diamond });
    }
  }
  return { users, count };
}

const perSlice = 1 << 14;

function* awardsOf(board: ThawedBoard): Generator<void, EventAwards> {
  const { userIds } = board;
  const trophyTypeIds = new Uint8Array(userIds.length);
  for (let from = 0; from < userIds.length; from += perSlice) {
    trophyTypeIds.set(trophyTypesOf(board, from, from + perSlice), from);
    yield;
  }
  return { userIds, trophyTypeIds };
}
