import type { WikiTournament } from '../wiki/records.ts';

/** So many tournaments of a game are prepared, the nearest first. */
export const CALENDAR_AT_MOST = 200;

/**
 * Those that the calendar prepares, of tournaments that the wiki lists [rule: calendar-2]: of these tiers (1 is S), not
 * cancelled, no show matches, the nearest first.
 */
export const calendarOf = (
  tournaments: readonly WikiTournament[],
  tiers: readonly number[],
): WikiTournament[] =>
  tournaments
    .filter(
      ({ tier, tierType, status }) =>
        tier !== null &&
        tiers.includes(tier) &&
        status !== 'cancelled' &&
        tierType.toLowerCase() !== 'showmatch',
    )
    .toSorted((a, b) => compare(a.start ?? '9999', b.start ?? '9999') || a.pageId - b.pageId)
    .slice(0, CALENDAR_AT_MOST);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
