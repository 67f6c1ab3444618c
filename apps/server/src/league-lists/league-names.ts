import { foldCase, indexNames, type NameIndex } from '@callshot/name-search';
import type { Kysely } from 'kysely';
import { orAfter } from '../platform/background/or-after.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runInSlices } from '../scoreboards/slices.ts';
import { findNamed, findNamedOf, type NamedLeague } from './listed-leagues.repository.ts';

/** The names of all leagues in memory, in step with what changes of them. */
export interface LeagueNames {
  /** A league is another one, was made or deleted, or somebody joined or left it. */
  changed(leagueId: number): void;
  /** Changes may have been missed. */
  doubt(): void;
  /** Ids of leagues whose name contains the text, the best first. */
  search(text: string, most: number): Promise<number[]>;
}

/** A league that the index does not know, or knows by another name. */
interface Known {
  readonly folded: string;
  readonly members: number;
  readonly isFound: boolean;
}

interface Laid {
  readonly index: NameIndex;
  /** By position. */
  readonly ids: Uint32Array;
  readonly folded: readonly string[];
  readonly members: Uint32Array;
  /** 1 = everybody finds it. */
  readonly isFound: Uint8Array;
  readonly positions: ReadonlyMap<number, number>;
}

const readAtOnce = 10_000;
/** With more leagues beside it the index is laid out anew. */
const besideAtMost = 2000;
/** What changed just now is waited for so long. */
const patienceMs = 250;

export function createLeagueNames(db: Kysely<Schema>): LeagueNames {
  let laid: Laid | null = null;
  let laying: Promise<Laid> | null = null;
  let beside = new Map<number, Known>();
  const changed = new Set<number>();
  let catching: Promise<void> | null = null;

  const layOut = async (): Promise<Laid> => {
    const rows: NamedLeague[] = [];
    for (let after = 0; ; ) {
      const next = await findNamed(db, after, readAtOnce);
      for (const row of next) rows.push(row);
      after = next.at(-1)?.id ?? after;
      if (next.length < readAtOnce) break;
    }
    return runInSlices(layNames(rows));
  };
  /** What changes from here on is read again, since it may have been read before it changed. */
  const begin = (): Promise<Laid> => {
    changed.clear();
    const reading = layOut();
    laying = reading;
    reading
      .then((made) => {
        if (laying !== reading) return;
        laid = made;
        beside = new Map();
        laying = null;
      })
      .catch(() => {
        if (laying === reading) laying = null;
      });
    return reading;
  };
  const keep = (known: Laid, { id, name, memberCount, isFound }: NamedLeague): void => {
    const folded = foldCase(name);
    const position = known.positions.get(id);
    if (position !== undefined && known.folded[position] === folded) {
      known.members[position] = memberCount;
      known.isFound[position] = isFound ? 1 : 0;
      beside.delete(id);
      return;
    }
    if (position !== undefined) known.isFound[position] = 0;
    beside.set(id, { folded, members: memberCount, isFound });
  };
  const readChanged = async (known: Laid): Promise<void> => {
    const ids = [...changed].slice(0, readAtOnce);
    for (const id of ids) changed.delete(id);
    try {
      const rows = await findNamedOf(db, ids);
      for (const row of rows) keep(known, row);
      const isThere = new Set(rows.map(({ id }) => id));
      for (const id of ids) {
        if (!isThere.has(id)) keep(known, { id, name: '', memberCount: 0, isFound: false });
      }
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
    if (beside.size > besideAtMost && laying === null) void begin();
  };
  const catchUp = (known: Laid): Promise<void> => {
    if (changed.size === 0) return catching ?? Promise.resolve();
    catching ??= readChanged(known).finally(() => {
      catching = null;
    });
    return catching;
  };

  return {
    changed: (leagueId) => {
      if (laid !== null || laying !== null) changed.add(leagueId);
    },
    doubt: () => {
      if (laid !== null || laying !== null) void begin();
    },
    search: async (text, most) => {
      const known = laid ?? (await (laying ?? begin()));
      // Names that are known are found while the database is away.
      await orAfter(
        catchUp(known).catch(() => {}),
        patienceMs,
        undefined,
      );
      const needle = foldCase(text);
      return runInSlices(findBest(known, beside, { needle, most }));
    },
  };
}

function* layNames(rows: readonly NamedLeague[]): Generator<void, Laid> {
  const folded: string[] = [];
  const positions = new Map<number, number>();
  const members = new Uint32Array(rows.length);
  const isFound = new Uint8Array(rows.length);
  for (const [position, row] of rows.entries()) {
    folded.push(foldCase(row.name));
    positions.set(row.id, position);
    members[position] = row.memberCount;
    isFound[position] = row.isFound ? 1 : 0;
    if (position % readAtOnce === 0) yield;
  }
  const index = yield* indexNames(rows.length, folded);
  const ids = Uint32Array.from(rows, ({ id }) => id);
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
  known: Laid,
  beside: ReadonlyMap<number, Known>,
  { needle, most }: Wanted,
): Generator<void, number[]> {
  const best = createBest(most);
  for (const [id, { folded, members, isFound }] of beside) {
    if (isFound && folded.includes(needle)) best.add({ id, how: howIn(folded, needle), members });
  }
  for (const positions of known.index.search(needle).all()) {
    for (const position of positions) {
      if (known.isFound[position] === 0) continue;
      const how = howIn(known.folded[position] ?? '', needle);
      const members = known.members[position] ?? 0;
      best.add({ id: known.ids[position] ?? 0, how, members });
    }
    yield;
  }
  return best.ids();
}

function howIn(folded: string, needle: string): 0 | 1 | 2 {
  if (!folded.startsWith(needle)) return 2;
  return folded.length === needle.length ? 0 : 1;
}

const isBefore = (one: Candidate, other: Candidate): number =>
  one.how - other.how || other.members - one.members || one.id - other.id;

/** The first of a few thousand are sorted at a time: a short text is in very many names. */
function createBest(most: number) {
  let kept: Candidate[] = [];
  const trim = (): void => {
    kept = kept.sort(isBefore).slice(0, most);
  };
  return {
    add: (candidate: Candidate): void => {
      kept.push(candidate);
      if (kept.length > 4096) trim();
    },
    ids: (): number[] => {
      trim();
      return kept.map(({ id }) => id);
    },
  };
}
