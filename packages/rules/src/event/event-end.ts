/** The facts that decide the phase of an event; instants in ms. */
export interface EventFacts {
  readonly isFinished: boolean;
  /** The stage that can be picked, or was last, is closed for good. */
  readonly isSealed: boolean;
  /** Null = it is not known when picks lock: they are locked. */
  readonly lockAt: number | null;
  readonly endsAt: number;
}

export type EventPhase = 'open' | 'locked' | 'complete';

/**
 * Whether an event can be picked, is being played, or is over: finished, or its end has passed and no lock
 * lies ahead [rule: events-12, locks-2].
 */
export function eventPhase(
  { isFinished, isSealed, lockAt, endsAt }: EventFacts,
  now: number,
): EventPhase {
  if (isFinished) return 'complete';
  // The lock instant itself is locked.
  if (!isSealed && lockAt !== null && now < lockAt) return 'open';
  return now > endsAt ? 'complete' : 'locked';
}

export interface EndingEvent {
  readonly endsAt: number;
  readonly lockAt: number | null;
  /** Starts of moved or new matches. */
  readonly starts: readonly number[];
  /** Starts of matches whose end nobody has told. */
  readonly undecided: readonly number[];
}

/** A match without a result is taken for one that is being played for so long. */
export const playedForMs = 12 * 3_600_000;
/** So long before its end an event that is being played is given another day. */
export const endingMs = 15 * 60_000;

/**
 * The end of an event follows its lock and its matches, by whole days [rule: events-11]. It is the
 * day of the lock or of a moved match, and the next day while a match is being played. It never
 * moves earlier.
 */
export function endOfEvent(
  { endsAt, lockAt, starts, undecided }: EndingEvent,
  now: number,
): number {
  const isPlayed = undecided.some((start) => start <= now && now - start < playedForMs);
  const reached = [
    ...starts,
    ...(lockAt === null ? [] : [lockAt]),
    ...(isPlayed ? [now + endingMs] : []),
  ];
  const latest = Math.max(endsAt, ...reached);
  return latest > endsAt ? Math.max(endOfDay(latest), latest) : endsAt;
}

const dayMs = 86_400_000;

/** 23:59:59 UTC of a day. */
const endOfDay = (at: number): number => Math.floor(at / dayMs) * dayMs + dayMs - 1000;
