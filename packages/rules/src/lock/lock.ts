export interface LockTimes {
  readonly startsAt: number;
  /** Picks were opened again after the start; does not itself mean open now [rule: stages-6]. */
  readonly isUnlocked: boolean;
  readonly relockAt: number | null;
}

/**
 * The instant (ms) at which the current stage's picks close; null = closed [rule: stages-6,
 * stages-7].
 */
export const lockAtOf = ({ startsAt, isUnlocked, relockAt }: LockTimes): number | null =>
  isUnlocked ? relockAt : startsAt;

/**
 * Whether picks are closed at this instant: the lock's own instant is closed already [rule:
 * locks-2].
 */
export const isLocked = (lockAt: number | null, now: number): boolean =>
  lockAt === null || now >= lockAt;
