const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The milliseconds between two looks at a tournament [rule: calendar-4]: it is asked about more often as its start
 * comes near. The day `startsOn` is one of UTC, null = unknown. The instant `now` is in milliseconds.
 */
export function lookEveryMs(startsOn: string | null, now: number): number {
  if (startsOn === null) return dayMs;
  const left = Date.parse(`${startsOn}T00:00:00Z`) - now;
  if (left < -dayMs) return dayMs;
  if (left <= 2 * dayMs) return hourMs;
  return left <= 7 * dayMs ? 6 * hourMs : dayMs;
}

/** The wait in milliseconds after so many failures in a row: 5 minutes, then twice as long each time, 6 hours at most. */
export const retryLookMs = (failures: number): number =>
  Math.min(6 * hourMs, 5 * minuteMs * 2 ** Math.min(Math.max(0, failures - 1), 10));

export interface DueLook {
  readonly startsOn: string | null;
  /** Milliseconds. */
  readonly dueAt: number;
}

/**
 * The look that waits longest by its own interval. For a look of each hour an hour late counts as much as a day
 * for one of each day. Null = none.
 */
export function mostOverdue<T extends DueLook>(looks: readonly T[], now: number): T | null {
  const lateness = ({ startsOn, dueAt }: T) => (now - dueAt) / lookEveryMs(startsOn, now);
  const [first] = looks.toSorted((a, b) => lateness(b) - lateness(a));
  return first ?? null;
}
