/** A match of a round to come; null = a bye. */
export type SwissPair = readonly [first: number, second: number | null];

export interface Paired {
  readonly pairs: readonly SwissPair[];
  /** Number of pairs that have met before, counting a second bye. */
  readonly repeats: number;
}

export type HasMet = (one: number, other: number | null) => boolean;

/**
 * Pairs an even number of teams, the best first: the highest meets the lowest it has not met yet.
 * Six teams take the first row of Valve's table without a rematch. The number of rematches is the
 * lowest possible.
 */
export function pairPool(teams: readonly number[], hasMet: HasMet): Paired {
  for (let repeats = 0; ; repeats += 1) {
    const pairs =
      teams.length === OF_SIX
        ? byTable(teams, repeats, hasMet)
        : fromBothEnds(teams, repeats, hasMet);
    if (pairs) return { pairs, repeats };
  }
}

const OF_SIX = 6;

/** The pairings of six teams, counted from 1, the preferred ones first. */
const WAYS_OF_SIX = [
  '16 25 34',
  '16 24 35',
  '15 26 34',
  '15 24 36',
  '14 26 35',
  '14 25 36',
  '16 23 45',
  '15 23 46',
  '13 26 45',
  '13 25 46',
  '14 23 56',
  '13 24 56',
  '12 36 45',
  '12 35 46',
  '12 34 56',
].map((way) => way.split(' ').map((pair) => [Number(pair[0]) - 1, Number(pair[1]) - 1] as const));

function byTable(teams: readonly number[], most: number, hasMet: HasMet): SwissPair[] | null {
  for (const way of WAYS_OF_SIX) {
    const pairs = way.map(([one, other]): [number, number] => [
      teams[one] as number,
      teams[other] as number,
    ]);
    if (pairs.filter((pair) => hasMet(...pair)).length <= most) return pairs;
  }
  return null;
}

function fromBothEnds(teams: readonly number[], most: number, hasMet: HasMet): SwissPair[] | null {
  const [first, ...others] = teams;
  if (first === undefined) return [];
  for (let at = others.length - 1; at >= 0; at -= 1) {
    const second = others[at] as number;
    const left = most - (hasMet(first, second) ? 1 : 0);
    if (left < 0) continue;
    const rest = fromBothEnds(others.toSpliced(at, 1), left, hasMet);
    if (rest) return [[first, second], ...rest];
  }
  return null;
}

/**
 * Pairs pools of one record each, the best first. An odd pool sends one team down to the next pool.
 * It is the lowest team without which no teams meet again. The team left over in the last pool has
 * a bye.
 */
export function pairPools(pools: readonly (readonly number[])[], hasMet: HasMet): Paired {
  const known = new Map<string, Paired>();
  const pairFrom = (at: number, down: number | null): Paired => {
    const key = `${at} ${down}`;
    const paired = known.get(key) ?? pairAt(at, down);
    known.set(key, paired);
    return paired;
  };
  const pairAt = (at: number, down: number | null): Paired => {
    const pool = pools[at];
    if (!pool) {
      if (down === null) return { pairs: [], repeats: 0 };
      return { pairs: [[down, null]], repeats: hasMet(down, null) ? 1 : 0 };
    }
    const teams = down === null ? pool : [down, ...pool];
    if (teams.length % 2 === 0) return joined(pairPool(teams, hasMet), pairFrom(at + 1, null));
    let best: Paired | null = null;
    for (const left of teams.toReversed()) {
      const below = pairFrom(at + 1, left);
      if (best && below.repeats >= best.repeats) continue;
      const others = teams.filter((teamId) => teamId !== left);
      const paired = joined(pairPool(others, hasMet), below);
      if (!best || paired.repeats < best.repeats) best = paired;
      if (best.repeats === 0) break;
    }
    return best ?? { pairs: [], repeats: 0 };
  };
  return pairFrom(0, null);
}

const joined = (one: Paired, other: Paired): Paired => ({
  pairs: [...one.pairs, ...other.pairs],
  repeats: one.repeats + other.repeats,
});
