import type { RewardMonth } from './supporters.queries.ts';

const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `2026-11` becomes November 2026. */
export const monthName = (month: string): string => name.format(Date.parse(`${month}-01`));

export const monthAt = (instant: number): string => new Date(instant).toISOString().slice(0, 7);

const AHEAD = 12;

/** A month and the twelve to come. */
export function monthsFrom(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: AHEAD + 1 }, (_, at) => monthAt(Date.UTC(year, number - 1 + at)));
}

/** The state of a month at this instant; months are UTC, as the server's [rule: nameplates-17]. */
export function monthState({ month, isOpen }: RewardMonth, now: number): string {
  const current = monthAt(now);
  if (month < current) return isOpen ? 'Over' : 'Over; it never opened';
  if (month > current) return `Opens on ${day.format(Date.parse(`${month}-01`))}`;
  if (!isOpen) return 'Opens in a moment';
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `Supporters choose until ${day.format(Date.UTC(year, number, 0))}`;
}
