import { language } from '../../platform/core/language.ts';
import type { RewardMonth } from './supporters.queries.ts';
import { m } from './words/messages.js';

const name = new Intl.DateTimeFormat(language(), {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const day = new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', timeZone: 'UTC' });

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
  if (month < current) return isOpen ? m.monthOver() : m.overUnopened();
  if (month > current) return m.opensOn({ day: day.format(Date.parse(`${month}-01`)) });
  if (!isOpen) return m.opensInAMoment();
  const [year = 0, number = 1] = month.split('-').map(Number);
  return m.chooseUntil({ day: day.format(Date.UTC(year, number, 0)) });
}
