import type { WikiMatch, WikiTournament } from './records.ts';
import { startOf } from './start-of.ts';

type Matches = readonly Pick<WikiMatch, 'startsAt' | 'isExact'>[];
type Days = Pick<WikiTournament, 'start' | 'end'>;

/** The first exact time of the first stage; else the day, at its beginning. Null where no day is known. */
export function startOfEvent(
  { start: firstDay }: Days,
  firstStage: Matches,
): { readonly at: string; readonly isExact: boolean } | null {
  const { start, isExactStart } = startOf(firstStage);
  if (start && isExactStart) return { at: start, isExact: true };
  const day = start?.slice(0, 10) ?? firstDay;
  return day === null ? null : { at: `${day}T00:00:00.000Z`, isExact: false };
}

/** The end of the tournament's last day, or of the last match's where that is later. */
export function endOf({ end }: Days, startsAt: string, matches: Matches): string {
  const days = [end, startsAt, ...matches.map((match) => match.startsAt)].flatMap((at) =>
    at === null ? [] : [at.slice(0, 10)],
  );
  const last = days.toSorted().at(-1) ?? startsAt.slice(0, 10);
  return `${last}T23:59:59.000Z`;
}
