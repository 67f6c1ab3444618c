/** Somebody's points; rank null = no entry, or nobody has a rank yet. */
export interface Ranked {
  readonly userId: number;
  readonly rank: number | null;
  readonly totalScore: number;
}

/** The nearest entrant above or below a score, and the distance. */
interface Neighbour {
  readonly userId: number;
  /** At least 1. */
  readonly points: number;
}

/** The place that a score would have among ranked entrants. */
interface PlaceAmong {
  /** Entrants with fewer points. */
  readonly beaten: number;
  /** Entrants with equal points. */
  readonly level: number;
  readonly of: number;
  /** The rank that the points would have: shared with those who have as many. */
  readonly rank: number;
  /** The entrant with the fewest points above the score, first in the ranking; null = there is none. */
  readonly above: Neighbour | null;
  readonly below: Neighbour | null;
  /** All others' points, most first. */
  readonly points: readonly number[];
}

/** Fewer would say too much of each: nothing is told of them. */
const FEWEST = 5;

/** Null with fewer than five who have a rank; who is asked about is none of them. */
export function placeAmong(
  own: { readonly userId: number | null; readonly totalScore: number },
  ranking: readonly Ranked[],
): PlaceAmong | null {
  const others = ranking
    .filter(({ userId, rank }) => rank !== null && userId !== own.userId)
    .toSorted((a, b) => b.totalScore - a.totalScore);
  if (others.length < FEWEST) return null;
  const more = others.filter(({ totalScore }) => totalScore > own.totalScore);
  const fewer = others.filter(({ totalScore }) => totalScore < own.totalScore);
  const fewestAbove = more.at(-1)?.totalScore;
  const nextTo = (other: Ranked | undefined): Neighbour | null =>
    other ? { userId: other.userId, points: Math.abs(other.totalScore - own.totalScore) } : null;
  return {
    beaten: fewer.length,
    level: others.length - more.length - fewer.length,
    of: others.length,
    rank: 1 + more.length,
    above: nextTo(more.find(({ totalScore }) => totalScore === fewestAbove)),
    below: nextTo(fewer[0]),
    points: others.map(({ totalScore }) => totalScore),
  };
}
