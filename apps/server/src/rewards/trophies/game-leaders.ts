import {
  type AwardRanking,
  bestPlaced,
  type EntrantDirectory,
  indexEntrants,
  NO_PLACE,
  rankAwardedUsers,
  topAwards,
} from '@callshot/rules';
import { runInSlices } from '../../platform/slices.ts';
import type { NamedEvent } from '../../play/events/event-words.ts';
import { createNameStore, orderNames } from './leader-names.ts';

/** The trophies of an event: ascending user ids, each with a trophy type. */
export interface EventAwards {
  readonly userIds: Uint32Array;
  readonly trophyTypeIds: Uint8Array;
}

/** The facts of an event that its trophies show. */
export interface AwardedEvent extends NamedEvent {
  readonly eventId: number;
  readonly rewardTypeId: number;
  /** Newer ones are greater. */
  readonly awardedAt: number;
}

export interface LeaderRow {
  readonly rank: number;
  /** Others have the same rank. */
  readonly isTied: boolean;
  /** 1-based position. */
  readonly row: number;
  readonly userId: number;
  /** Up to five. */
  readonly top: readonly (AwardedEvent & { readonly trophyTypeId: number })[];
}

/** One state of a game's Award Leaders; the next trophies replace it whole. */
export interface LeaderBoard {
  readonly count: number;
  page(startRow: number, count: number): readonly LeaderRow[];
  rowOfUser(userId: number): LeaderRow | null;
  search(text: string, limit: number): Generator<void, readonly LeaderRow[]>;
}

const perSlice = 1 << 13;

/**
 * Users of a game who have a trophy, or are being given one, in the order of their names. A larger
 * directory replaces the one before; names are kept, so that only those of new users are read.
 */
export function createLeaderDirectory(readNames: (ids: readonly number[]) => Promise<string[]>) {
  const names = createNameStore();
  const ids: number[] = [];
  /** New names that the store does not have yet, by user. */
  const renamed = new Map<number, string>();
  let directory: EntrantDirectory | null = null;
  /** Positions of a list's users in the directory. A new name moves none of them. */
  let places = new WeakMap<Uint32Array, Uint32Array>();

  const isKnown = (userId: number): boolean => (directory?.find(userId) ?? null) !== null;
  return {
    get: (): EntrantDirectory | null => directory,
    /** Finds a user by another name; among equal ones they move when the directory is next made. */
    rename: (userId: number, username: string): boolean => {
      const entrant = directory?.find(userId) ?? null;
      if (!directory || entrant === null || directory.isNamed(entrant, username)) return false;
      directory = directory.renamed(entrant, username);
      renamed.set(userId, username);
      return true;
    },
    add: async (userIds: Uint32Array): Promise<void> => {
      if (places.has(userIds)) return;
      const unknown = await runInSlices(withoutKnown(userIds, isKnown));
      if (unknown.length === 0 && directory !== null) return;
      const before = ids.length;
      try {
        for (let from = 0; from < unknown.length; from += namesAtOnce) {
          const some = unknown.slice(from, from + namesAtOnce);
          for (const name of await readNames(some)) names.add(name);
          for (const id of some) ids.push(id);
        }
      } catch (error) {
        // All of them are read again.
        names.truncate(before);
        ids.length = before;
        throw error;
      }
      await runInSlices(replaceNames(names, ids, renamed));
      renamed.clear();
      directory = await runInSlices(makeDirectory(ids, names));
      places = new WeakMap();
    },
    /** The entrants that these users are, looked for once. */
    entrantsOf: async (userIds: Uint32Array): Promise<Uint32Array> => {
      const known = places.get(userIds);
      if (known || !directory) return known ?? new Uint32Array();
      const found = await runInSlices(findAll(directory, userIds));
      places.set(userIds, found);
      return found;
    },
  };
}

const namesAtOnce = 4096;

function* findAll(directory: EntrantDirectory, userIds: Uint32Array): Generator<void, Uint32Array> {
  const entrants = new Uint32Array(userIds.length);
  for (let at = 0; at < userIds.length; at += 1) {
    const entrant = directory.find(userIds[at] as number);
    if (entrant === null) throw new Error(`User ${userIds[at]} has a trophy and no name`);
    entrants[at] = entrant;
    if (at % perSlice === 0) yield;
  }
  return entrants;
}

function* withoutKnown(
  userIds: Uint32Array,
  isKnown: (userId: number) => boolean,
): Generator<void, number[]> {
  const unknown: number[] = [];
  for (let at = 0; at < userIds.length; at += 1) {
    const userId = userIds[at] as number;
    if (!isKnown(userId)) unknown.push(userId);
    if (at % perSlice === 0) yield;
  }
  return unknown;
}

function* replaceNames(
  names: ReturnType<typeof createNameStore>,
  ids: readonly number[],
  renamed: ReadonlyMap<number, string>,
): Generator<void> {
  if (renamed.size === 0) return;
  for (const [at, userId] of ids.entries()) {
    const name = renamed.get(userId);
    if (name !== undefined) names.replace(at, name);
    if (at % perSlice === 0) yield;
  }
}

function* makeDirectory(
  ids: readonly number[],
  names: ReturnType<typeof createNameStore>,
): Generator<void, EntrantDirectory> {
  const order = yield* orderNames(names.all());
  const userIds = new Int32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    userIds[at] = ids[order[at] as number] as number;
    if (at % perSlice === 0) yield;
  }
  return yield* indexEntrants(userIds, namesIn(order, names.at));
}

function* namesIn(order: Uint32Array, nameAt: (position: number) => string): Generator<string> {
  for (const position of order) yield nameAt(position);
}

/** The trophies of an event by the entrants of a directory. */
interface PlacedAwards extends Pick<EventAwards, 'trophyTypeIds'> {
  readonly entrants: Uint32Array;
  readonly about: AwardedEvent;
}

/** Puts the trophies of all events of a game to their users, and ranks these. */
export function* buildLeaderBoard(
  directory: EntrantDirectory,
  events: readonly PlacedAwards[],
): Generator<void, LeaderBoard> {
  const starts = yield* countAwards(directory.count, events);
  const total = starts[directory.count] as number;
  const trophyTypeIds = new Uint8Array(total);
  const eventAt = new Uint16Array(total);
  const next = starts.slice();
  for (const [index, { entrants, trophyTypeIds: types }] of events.entries()) {
    for (let at = 0; at < entrants.length; at += 1) {
      const entrant = entrants[at] as number;
      const place = next[entrant] as number;
      next[entrant] = place + 1;
      trophyTypeIds[place] = types[at] as number;
      eventAt[place] = index;
      if (at % perSlice === 0) yield;
    }
  }
  const ranking = yield* rankAwardedUsers({ starts, trophyTypeIds });
  const awardsOf = (entrant: number) => {
    const awards: (AwardedEvent & { trophyTypeId: number })[] = [];
    for (let at = starts[entrant] as number; at < (starts[entrant + 1] as number); at += 1) {
      const event = events[eventAt[at] as number];
      if (event) awards.push({ ...event.about, trophyTypeId: trophyTypeIds[at] as number });
    }
    return awards;
  };
  return boardOf(directory, ranking, (entrant) => topAwards(awardsOf(entrant)));
}

function* countAwards(
  count: number,
  events: readonly PlacedAwards[],
): Generator<void, Uint32Array> {
  const starts = new Uint32Array(count + 1);
  for (const { entrants } of events) {
    for (let at = 0; at < entrants.length; at += 1) {
      const entrant = entrants[at] as number;
      starts[entrant + 1] = (starts[entrant + 1] as number) + 1;
      if (at % perSlice === 0) yield;
    }
  }
  for (let at = 1; at < starts.length; at += 1) {
    starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  }
  return starts;
}

function boardOf(
  directory: EntrantDirectory,
  { order, ranks, positions }: AwardRanking,
  topOf: (entrant: number) => LeaderRow['top'],
): LeaderBoard {
  const rowAt = (place: number): LeaderRow => {
    const entrant = order[place] as number;
    return {
      rank: ranks[place] as number,
      isTied: [ranks[place - 1], ranks[place + 1]].includes(ranks[place]),
      row: place + 1,
      userId: directory.userId(entrant),
      top: topOf(entrant),
    };
  };
  const positionOf = (entrant: number): number | null => {
    const place = positions[entrant];
    return place === undefined || place === NO_PLACE ? null : place;
  };
  return {
    count: order.length,
    page: (startRow, count) => {
      const first = Math.max(0, startRow - 1);
      const shown = Math.max(0, Math.min(count, order.length - first));
      return Array.from({ length: shown }, (_, at) => rowAt(first + at));
    },
    rowOfUser: (userId) => {
      const entrant = directory.find(userId);
      const place = entrant === null ? null : positionOf(entrant);
      return place === null ? null : rowAt(place);
    },
    *search(text, limit) {
      if (text === '' || order.length === 0) return [];
      const places = { order, positionOf };
      const found = yield* bestPlaced(
        directory.search(text),
        { places, of: directory.count },
        limit,
      );
      return found.map((entrant) => rowAt(positionOf(entrant) ?? 0));
    },
  };
}
