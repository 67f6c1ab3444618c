export interface LockTimes {
  readonly startsAt: number;
  /** Picks were opened again after the start; does not itself mean open now (decision 127). */
  readonly isUnlocked: boolean;
  readonly relockAt: number | null;
}

/** The instant (ms) at which the current stage's picks close; null = closed (decisions 127 and 128). */
export const lockAtOf = ({ startsAt, isUnlocked, relockAt }: LockTimes): number | null =>
  isUnlocked ? relockAt : startsAt;

/** Whether picks are closed at this instant: the lock's own instant is closed already (decision 132). */
export const isLocked = (lockAt: number | null, now: number): boolean =>
  lockAt === null || now >= lockAt;
