import type { CalendarTournament } from '@callshot/contract';

const dayMs = 86_400_000;

export interface Week {
  /** Its Monday, `yyyy-mm-dd`; null = nobody knows when these begin. */
  readonly monday: string | null;
  readonly tournaments: readonly CalendarTournament[];
}

/** The Monday of the UTC week of an instant. */
export function mondayOf(at: number): string {
  const day = new Date(at).getUTCDay();
  return new Date(at - ((day + 6) % 7) * dayMs).toISOString().slice(0, 10);
}

/** Tournaments by the week in which they begin; what has begun stands in this week. Their order is kept. */
export function weeksOf(tournaments: readonly CalendarTournament[], now: number): Week[] {
  const thisWeek = mondayOf(now);
  const weeks = new Map<string | null, CalendarTournament[]>();
  for (const tournament of tournaments) {
    const { start } = tournament;
    const own = start === null ? null : mondayOf(Date.parse(`${start}T00:00:00Z`));
    const monday = own !== null && own < thisWeek ? thisWeek : own;
    weeks.set(monday, [...(weeks.get(monday) ?? []), tournament]);
  }
  return [...weeks]
    .map(([monday, own]) => ({ monday, tournaments: own }))
    .toSorted((a, b) => ((a.monday ?? '9') < (b.monday ?? '9') ? -1 : 1));
}

/** Weeks from now; 0 = this one. */
export const weeksAhead = (monday: string, now: number): number =>
  Math.round((Date.parse(monday) - Date.parse(mondayOf(now))) / (7 * dayMs));
