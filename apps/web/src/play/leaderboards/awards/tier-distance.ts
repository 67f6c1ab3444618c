import type { Leaderboard } from '@callshot/contract';

export type BoardTier = Leaderboard['tiers'][number];

/** The position of an entrant between two tiers. */
export interface TierDistance {
  readonly own: BoardTier;
  /** Points above those that their tier begins with. */
  readonly above: number;
  /** The next better tier that anybody stands in, and the points short of it; null at the top. */
  readonly next: (BoardTier & { readonly short: number; readonly fromPoints: number }) | null;
}

/** Null before the first result. */
export function tierDistance(
  tiers: readonly BoardTier[],
  { row, totalScore }: { readonly row: number; readonly totalScore: number | null },
): TierDistance | null {
  const own = tierOf(tiers, row);
  if (!own || own.fromPoints === null || totalScore === null) return null;
  const next = tiers.slice(0, tiers.indexOf(own)).findLast(({ entrants }) => entrants > 0);
  return {
    own,
    above: totalScore - own.fromPoints,
    next:
      next && next.fromPoints !== null
        ? { ...next, fromPoints: next.fromPoints, short: next.fromPoints - totalScore }
        : null,
  };
}

/** The tier that a row stands in. */
export const tierOf = (tiers: readonly BoardTier[], row: number): BoardTier | undefined =>
  tiers.find((_, at) => row <= lastRowOf(tiers, at));

/** The last row of a tier, or of the better ones if the tier is empty. */
const lastRowOf = (tiers: readonly BoardTier[], at: number): number =>
  tiers.slice(0, at + 1).reduce((sum, { entrants }) => sum + entrants, 0);

/** Each tier's first row, best first; empty tiers have none. */
export const tierStarts = (
  tiers: readonly BoardTier[],
): readonly { readonly row: number; readonly tier: BoardTier }[] =>
  tiers.flatMap((tier, at) =>
    tier.entrants === 0 ? [] : [{ row: lastRowOf(tiers, at) - tier.entrants + 1, tier }],
  );
