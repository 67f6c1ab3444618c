import { language } from '../../platform/core/language.ts';

const day = new Intl.DateTimeFormat(language(), {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** The days of an event in the viewer's time zone. A shared month or year is said once. */
export const daysText = (start: string, end: string): string =>
  day.formatRange(new Date(start), new Date(end));

/** An instant for a field of date and time, in the user's time zone. */
export function fieldOf(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Null = nothing that is a time was typed. */
export function instantOf(field: string): string | null {
  const at = new Date(field);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
