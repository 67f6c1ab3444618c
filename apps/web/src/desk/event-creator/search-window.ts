import { m } from './words/messages.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As wide as the first window is, and as much as one press adds. */
const STEP_DAYS = 30;
export const MOST_DAYS = 366;

/** UTC days, both of them within. */
export interface SearchWindow {
  readonly from: string;
  readonly to: string;
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
/** NaN if the text is not a day. */
const instantOf = (day: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;

const later = (day: string, days: number): string => dayOf(instantOf(day) + days * DAY_MS);

/** Today and 30 days ahead [rule: event-creator-1]. */
export function firstWindow(now: number): SearchWindow {
  const from = dayOf(now);
  return { from, to: later(from, STEP_DAYS) };
}

/** The reason why a window cannot be searched, or null [rule: event-creator-6]. */
export function windowProblem({ from, to }: SearchWindow): string | null {
  const days = (instantOf(to) - instantOf(from)) / DAY_MS;
  if (Number.isNaN(days)) return m.bothDaysNeeded();
  if (days < 0) return m.daysReversed();
  return days > MOST_DAYS ? m.daysTooFar({ count: MOST_DAYS }) : null;
}

/** 30 days more at its end; null where it is as wide as it can be. */
export function widened({ from, to }: SearchWindow): SearchWindow | null {
  const most = later(from, MOST_DAYS);
  const wider = later(to, STEP_DAYS);
  if (to >= most) return null;
  const [nearer = most] = [wider, most].toSorted();
  return { from, to: nearer };
}
