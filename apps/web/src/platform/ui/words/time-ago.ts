import { exactWords } from '../../core/clock.ts';
import { language } from '../../core/language.ts';
import { m } from './messages.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const relative = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
const steps = [
  { below: HOUR, size: MINUTE, unit: 'minute' },
  { below: DAY, size: HOUR, unit: 'hour' },
  { below: WEEK, size: DAY, unit: 'day' },
  { below: Number.POSITIVE_INFINITY, size: WEEK, unit: 'week' },
] as const;

/**
 * The time since an instant, in whole units; small differences between clocks never make it the
 * future.
 */
export function timeAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  if (passed < MINUTE) return m.justNow();
  const step = steps.find(({ below }) => passed < below) ?? steps[0];
  return relative.format(-Math.floor(passed / step.size), step.unit);
}

/** The instant itself, in the viewer's time zone. */
export const exactTime = (instant: string): string => exactWords(instant);
