const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** The days of an event, where whoever looks is: what they share is said once. */
export const daysText = (start: string, end: string): string =>
  day.formatRange(new Date(start), new Date(end));

/** An instant as a field of date and time has it, where whoever types is. */
export function fieldOf(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Null = nothing that is a time was typed. */
export function instantOf(field: string): string | null {
  const at = new Date(field);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
