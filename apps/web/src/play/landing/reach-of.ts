import { type BoardTier, tierDistance } from '../leaderboards/awards/tier-distance.ts';

interface Standing {
  readonly tiers: readonly BoardTier[];
  /** The viewer's place in the order of the board, from 1. */
  readonly row: number;
  readonly totalScore: number;
  /** The most that they can still end with. */
  readonly maximum: number;
  readonly isMaximumExact: boolean;
  /** Their points come on top of the maximum. */
  readonly stagesToCome: number;
}

export interface Reach extends Standing {
  readonly trophyTypeId: number;
  /** The points that the tier begins with as the board stands. */
  readonly fromPoints: number;
}

/** The next better tier, where what is left can come up to where it begins today. */
export function reachOf(standing: Standing): Reach | null {
  const next = tierDistance(standing.tiers, standing)?.next;
  if (!next) return null;
  if (next.fromPoints > standing.maximum && standing.stagesToCome === 0) return null;
  return { ...standing, trophyTypeId: next.trophyTypeId, fromPoints: next.fromPoints };
}
