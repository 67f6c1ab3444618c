import { utcDayTimeWords, utcTimeWords } from '../../platform/core/clock.ts';
import { language } from '../../platform/core/language.ts';
import { m } from './words/messages.js';

const monthName = new Intl.DateTimeFormat(language(), { month: 'short', timeZone: 'UTC' });

const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language(), {
    month: 'short',
    day: '2-digit',
    timeZone: 'UTC',
    ...options,
  });
const shortDay = utc({});
const days = utc({ year: 'numeric' });

interface Day {
  readonly month: string;
  readonly day: string;
  readonly year: number;
}

/** Tournaments are played on UTC days, whatever the viewer's time zone. */
function dayOf(when: string): Day {
  const date = new Date(when);
  return {
    month: monthName.format(date),
    day: String(date.getUTCDate()).padStart(2, '0'),
    year: date.getUTCFullYear(),
  };
}

/** 'Jun 03 – 22, 2025'; '' where neither day is known. */
export function daysWords(start: string | null, end: string | null): string {
  const [first, last] = [start ?? end, end ?? start];
  if (first === null || last === null) return '';
  // The order of the days below is English.
  if (language() !== 'en') return days.formatRange(new Date(first), new Date(last));
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from.year !== to.year) {
    return `${from.month} ${from.day}, ${from.year} – ${to.month} ${to.day}, ${to.year}`;
  }
  if (from.month !== to.month) {
    return `${from.month} ${from.day} – ${to.month} ${to.day}, ${to.year}`;
  }
  const until = from.day === to.day ? '' : ` – ${to.day}`;
  return `${from.month} ${from.day}${until}, ${from.year}`;
}

/** 'Jun 03' */
export const dayWords = (when: string): string => shortDay.format(new Date(when));

/** 'Jun 03, 2025, 5:00 PM UTC' */
export function instantWords(when: string): string {
  const { month, day, year } = dayOf(when);
  return m.instantInUtc({ month, day, year, time: utcTimeWords(when) });
}

/** 'Jun 03, 5:00 PM', of a year that stands nearby; the day alone where the wiki gives no time. */
export const startWords = (when: string, isExact: boolean): string =>
  isExact ? utcDayTimeWords(when) : dayWords(when);
