/** The wiki writes instants in UTC without a zone, and an unknown one as the year 0. */
export const nullDate = '0000-01-01 00:00:00';
export const nullTimestamp = -62167219200;

export const wikiInstant = (ms: number): string =>
  new Date(Math.floor(ms / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');

export const wikiDay = (ms: number): string => wikiInstant(ms).slice(0, 10);

/** Milliseconds, or null where the wiki knows none. A day is its midnight. */
export function instantOf(date: unknown): number | null {
  const found = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(
    typeof date === 'string' ? date : '',
  );
  if (found === null || found[1]?.startsWith('0000')) return null;
  return Date.parse(`${found[1]}T${found[2] ?? '00:00:00'}Z`);
}
