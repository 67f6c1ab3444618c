import type { FateWorth } from './fate-worth.ts';

/** Number of teams by class. */
export type Count = readonly number[];

export const sum = (count: Count): number => count.reduce((all, own) => all + own, 0);

/** The record of teams that play each other. */
export interface PoolRecord {
  readonly wins: number;
  readonly losses: number;
}

/** Teams that are worth the same whatever becomes of them, as one. */
export interface Classes {
  readonly worths: readonly FateWorth[];
  /** Class by team. */
  readonly of: readonly number[];
  /** Whether teams of the first may as well win where they and teams of the second play with this record. */
  isBefore(one: number, other: number, at: PoolRecord): boolean;
  /** All classes, none of them before one that stands ahead of it. */
  inOrder(at: PoolRecord): readonly number[];
}

export function classesOf(teams: readonly FateWorth[]): Classes {
  const keys = new Map<string, number>();
  const worths: FateWorth[] = [];
  const of = teams.map((worth) => {
    const key = worth.join();
    const known = keys.get(key);
    if (known !== undefined) return known;
    keys.set(key, worths.length);
    return worths.push(worth) - 1;
  });
  const orders = [0, 1, 2, 3].map((kind) => orderOf(worths, kind));
  const orderAt = (at: PoolRecord) => orders[kindOf(at)] ?? { isBefore: [], inOrder: [] };
  return {
    worths,
    of,
    isBefore: (one, other, at) => orderAt(at).isBefore[one]?.[other] ?? false,
    inOrder: (at) => orderAt(at).inOrder,
  };
}

/** Which of the sweeps are still to be had with a record. */
const kindOf = ({ wins, losses }: PoolRecord): number =>
  (losses === 0 ? 2 : 0) + (wins === 0 ? 1 : 0);

interface Order {
  readonly isBefore: readonly (readonly boolean[])[];
  readonly inOrder: readonly number[];
}

function orderOf(worths: readonly FateWorth[], kind: number): Order {
  const fates = ([0, 1, 2, 3] as const).filter(
    (fate) => (fate !== 3 || kind >= 2) && (fate !== 0 || kind % 2 === 1),
  );
  /** By every better fate the first gains at least as much as the second. */
  const gainsMore = (one: FateWorth, other: FateWorth): boolean =>
    fates.every((fate, at) => {
      const worse = fates[at - 1];
      return worse === undefined || one[fate] - one[worse] >= other[fate] - other[worse];
    });
  const isBefore = worths.map((one, at) =>
    worths.map(
      (other, against) =>
        at !== against && gainsMore(one, other) && (at < against || !gainsMore(other, one)),
    ),
  );
  const ahead = (at: number): number => isBefore.filter((row) => row[at]).length;
  const inOrder = worths.map((_, at) => at).sort((a, b) => ahead(a) - ahead(b));
  return { isBefore, inOrder };
}

/**
 * The ways to choose so many winners of teams of one record. Ways are left out in which a team
 * loses that may as well win in place of a winner.
 */
export function winnersOf(classes: Classes, pool: Count, winners: number, at: PoolRecord): Count[] {
  const order = classes.inOrder(at);
  const found: Count[] = [];
  const chosen = pool.map(() => 0);
  const choose = (place: number, left: number): void => {
    const own = order[place];
    if (own === undefined) {
      if (left === 0) found.push([...chosen]);
      return;
    }
    const members = pool[own] ?? 0;
    const isOpen = order
      .slice(0, place)
      .every((other) => chosen[other] === pool[other] || !classes.isBefore(other, own, at));
    const behind = order.slice(place + 1).reduce((all, other) => all + (pool[other] ?? 0), 0);
    const most = isOpen ? Math.min(members, left) : 0;
    for (let count = Math.max(0, left - behind); count <= most; count += 1) {
      chosen[own] = count;
      choose(place + 1, left - count);
    }
    chosen[own] = 0;
  };
  choose(0, winners);
  return found;
}
