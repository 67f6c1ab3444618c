import { language } from '../../platform/core/language.ts';
import { m } from './words/messages.js';

let format: Intl.DateTimeFormat | undefined;

/** Tournament days are UTC days: an event ends at 23:59:59 UTC of its last one [rule: events-11]. */
function dayOf(instant: string) {
  const date = new Date(instant);
  format ??= new Intl.DateTimeFormat(language(), {
    month: 'long',
    day: '2-digit',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(date);
  const partOf = (type: 'month' | 'day') => parts.find((part) => part.type === type)?.value ?? '';
  return { month: partOf('month'), day: partOf('day'), year: date.getUTCFullYear() };
}

/** 'June 22' */
export function dateOf(instant: string): string {
  const { month, day } = dayOf(instant);
  return m.monthDay({ month, day });
}

/** 'Month DD - DD', or 'Month DD - Month DD' across months [rule: event-page-3]. */
export function dateRange(startAt: string, endAt: string): string {
  const start = dayOf(startAt);
  const end = dayOf(endAt);
  const isSameMonth = start.month === end.month && start.year === end.year;
  if (isSameMonth && start.day === end.day) return dateOf(startAt);
  return isSameMonth
    ? m.daysOfMonth({ month: start.month, first: start.day, last: end.day })
    : m.daysAcrossMonths({ first: dateOf(startAt), last: dateOf(endAt) });
}
