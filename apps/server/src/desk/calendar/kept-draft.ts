import type { CalendarTournament, DeskFault } from '@callshot/contract';
import { type Prepared, sayingOfCalendar } from '@callshot/rules';

/** A draft as rows keep it. */
export type KeptDraft = Pick<CalendarTournament, 'parts' | 'doubts' | 'waitsFor' | 'locksAt'>;

export const keptDraft = ({ draft, doubts, waitsFor, startsAt }: Prepared): KeptDraft => ({
  parts: draft.stages.flatMap(({ parts }) =>
    parts.map(({ title, kind, teams, advancing, bestOfs, sure }) => ({
      ...{ stage: title, kind, teams, advancing, sure },
      bestOf: [...bestOfs],
    })),
  ),
  doubts: doubts.map(sayingOf),
  waitsFor: waitsFor.map(sayingOf),
  locksAt: startsAt,
});

/** A sentence of staff's tools without values, as rows keep it. */
export const keptSaying = (
  code: Extract<DeskFault['code'], `${'tournament' | 'event'}_${string}`>,
): string => JSON.stringify({ code, values: {} });

function sayingOf(why: Parameters<typeof sayingOfCalendar>[0]) {
  const { code, values } = sayingOfCalendar(why);
  return { code, values: { ...values } };
}
