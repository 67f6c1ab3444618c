import { foldCase, indexNames, type NameIndex } from '@callshot/name-search';
import { sortByKey } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { orAfter } from '../../platform/background/or-after.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runInSlices } from '../../platform/slices.ts';
import { findNamed, findNamedOf, type NamedLeague } from './listed-leagues.repository.ts';

/** The names of all leagues in memory, in step with what changes of them. */
export interface LeagueNames {
  /** A league is another one, was made or deleted, or somebody joined or left it. */
  changed(leagueId: number): void;
  /** Changes may have been missed. */
  invalidate(): void;
  /** Ids of leagues whose name contains the text, the best first. */
  search(text: string, most: number): Promise<number[]>;
}

/** A league that is not as the index knows it. */
interface Known {
  readonly folded: string;
  readonly members: number;
  readonly isFound: boolean;
}

/** Leagues as they were read, those with the most members first. */
interface Built {
  readonly index: NameIndex;
  /** By position, like all that follows. */
  readonly ids: Uint32Array;
  readonly folded: readonly string[];
  readonly members: Uint32Array;
  /** 1 = everybody finds it, and it is as it was. */
  readonly isFound: Uint8Array;
  readonly positions: ReadonlyMap<number, number>;
}

/** An index on its way. */
interface Building {
  readonly made: Promise<Built>;
  /** Leagues that changed since the reading began, so that it may be outdated. */
  readonly meanwhile: Set<number>;
}

const readAtOnce = 10_000;
/** More than a league can have. */
const mostMembers = 2 ** 16;
const perSlice = 1 << 13;
/** Names that are in so many are looked through in their order, until enough are found. */
const effortAtMost = 20_000;
/** Timeout for reading recent changes. */
const timeoutMs = 250;

/** With more than `besideAtMost` leagues beside it the index is built again. */
export function createLeagueNames(db: Kysely<Schema>, besideAtMost = 2000): LeagueNames {
  let built: Built | null = null;
  let building: Building | null = null;
  let beside = new Map<number, Known>();
  const changed = new Set<number>();
  let catching: Promise<void> | null = null;
  /** Changes may have been missed since the index that is there was begun. */
  let isInvalid = false;

  const build = async (): Promise<Built> => {
    const rows: NamedLeague[] = [];
    for (let after = 0; ; ) {
      const next = await findNamed(db, after, readAtOnce);
      for (const row of next) rows.push(row);
      after = next.at(-1)?.id ?? after;
      if (next.length < readAtOnce) break;
    }
    return runInSlices(buildIndex(rows));
  };
  const begin = (): Promise<Built> => {
    const next: Building = { made: build(), meanwhile: new Set() };
    building = next;
    next.made.then(
      (made) => {
        if (building !== next) return;
        built = made;
        building = null;
        beside = new Map();
        isInvalid = false;
        for (const id of next.meanwhile) changed.add(id);
      },
      () => {
        if (building === next) building = null;
      },
    );
    return next.made;
  };
  /** The index that is there serves until the new one is built. */
  const buildInBackground = (): void => {
    begin().catch(() => {});
  };
  const keep = (known: Built, { id, name, memberCount, isFound }: NamedLeague): void => {
    const folded = foldCase(name);
    const position = known.positions.get(id);
    const isSame =
      position !== undefined &&
      known.folded[position] === folded &&
      known.members[position] === memberCount;
    if (isSame) {
      known.isFound[position] = isFound ? 1 : 0;
      beside.delete(id);
      return;
    }
    if (position !== undefined) known.isFound[position] = 0;
    beside.set(id, { folded, members: memberCount, isFound });
  };
  const readChanged = async (known: Built): Promise<void> => {
    const ids = [...changed].slice(0, readAtOnce);
    for (const id of ids) changed.delete(id);
    try {
      const rows = await findNamedOf(db, ids);
      if (built !== known) {
        for (const id of ids) changed.add(id);
        return;
      }
      for (const row of rows) keep(known, row);
      const isThere = new Set(rows.map(({ id }) => id));
      for (const id of ids) {
        if (!isThere.has(id)) keep(known, { id, name: '', memberCount: 0, isFound: false });
      }
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
    if (beside.size > besideAtMost && building === null) buildInBackground();
  };
  const catchUp = (known: Built): Promise<void> => {
    if (changed.size === 0) return catching ?? Promise.resolve();
    catching ??= readChanged(known).finally(() => {
      catching = null;
    });
    return catching;
  };

  return {
    changed: (leagueId) => {
      if (built !== null) changed.add(leagueId);
      building?.meanwhile.add(leagueId);
    },
    invalidate: () => {
      if (built === null && building === null) return;
      isInvalid = true;
      buildInBackground();
    },
    search: async (text, most) => {
      const known = built ?? (await (building?.made ?? begin()));
      if (isInvalid && building === null) buildInBackground();
      // Names that are known are found while the database is away.
      await orAfter(
        catchUp(known).catch(() => {}),
        timeoutMs,
        undefined,
      );
      const needle = foldCase(text);
      return runInSlices(findBest(built ?? known, beside, { needle, most }));
    },
  };
}

function* buildIndex(read: readonly NamedLeague[]): Generator<void, Built> {
  const counts = Uint32Array.from(read, ({ memberCount }) => mostMembers - memberCount);
  const order = yield* sortByKey(
    counts,
    Uint32Array.from(read, (_, at) => at),
  );
  const folded: string[] = [];
  const positions = new Map<number, number>();
  const ids = new Uint32Array(read.length);
  const members = new Uint32Array(read.length);
  const isFound = new Uint8Array(read.length);
  for (const [position, at] of order.entries()) {
    const row = read[at] as NamedLeague;
    folded.push(foldCase(row.name));
    positions.set(row.id, position);
    ids[position] = row.id;
    members[position] = row.memberCount;
    isFound[position] = row.isFound ? 1 : 0;
    if (position % perSlice === 0) yield;
  }
  const index = yield* indexNames(read.length, folded);
  return { index, ids, folded, members, isFound, positions };
}

interface Candidate {
  readonly id: number;
  /** 0 = that name, 1 = it begins with the text, 2 = it is somewhere in it. */
  readonly how: 0 | 1 | 2;
  readonly members: number;
}

interface Wanted {
  readonly needle: string;
  readonly most: number;
}

function* findBest(
  known: Built,
  beside: ReadonlyMap<number, Known>,
  wanted: Wanted,
): Generator<void, number[]> {
  const { needle, most } = wanted;
  const found: Candidate[] = [];
  for (const [id, { folded, members, isFound }] of beside) {
    if (isFound && folded.includes(needle)) found.push({ id, how: howIn(folded, needle), members });
  }
  found.push(...(yield* findStarting(known, wanted)));
  if (found.filter(({ how }) => how < 2).length < most) {
    found.push(...(yield* findWithin(known, wanted)));
  }
  return found
    .sort(isBefore)
    .slice(0, most)
    .map(({ id }) => id);
}

/** The exact name, then the names that begin with the text. */
function* findStarting(known: Built, { needle, most }: Wanted): Generator<void, Candidate[]> {
  const found: Candidate[] = [];
  let others = 0;
  for (let position = 0; position < known.folded.length; position += 1) {
    if (position % perSlice === 0) yield;
    const folded = known.folded[position] as string;
    if (known.isFound[position] === 0 || !folded.startsWith(needle)) continue;
    const how = howIn(folded, needle);
    if (how === 1) others += 1;
    if (how === 0 || others <= most) found.push(candidateAt(known, position, how));
  }
  return found;
}

/** The names that contain the text elsewhere. Positions are in order of members, most first. */
function* findWithin(known: Built, { needle, most }: Wanted): Generator<void, Candidate[]> {
  const found: Candidate[] = [];
  const take = (position: number): void => {
    if (known.isFound[position] === 0) return;
    if (!known.folded[position]?.startsWith(needle)) found.push(candidateAt(known, position, 2));
  };
  const search = known.index.search(needle);
  if (search.effort > effortAtMost) {
    for (let position = 0; position < known.index.count && found.length < most; position += 1) {
      if (search.has(position)) take(position);
      if (position % perSlice === 0) yield;
    }
    return found;
  }
  for (const positions of search.all()) {
    for (const position of positions) take(position);
    yield;
    if (found.length >= most) break;
  }
  return found;
}

const candidateAt = (known: Built, position: number, how: Candidate['how']): Candidate => ({
  id: known.ids[position] as number,
  how,
  members: known.members[position] as number,
});

function howIn(folded: string, needle: string): Candidate['how'] {
  if (!folded.startsWith(needle)) return 2;
  return folded.length === needle.length ? 0 : 1;
}

const isBefore = (one: Candidate, other: Candidate): number =>
  one.how - other.how || other.members - one.members || one.id - other.id;
