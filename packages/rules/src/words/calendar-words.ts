import type { CalendarDoubt, CalendarWait } from '../calendar/readiness.ts';
import { filled } from '../model/sentence.ts';
import type { DraftWarning } from '../wiki/draft-event.ts';
import type { MappingFault } from '../wiki/mapping-problem.ts';
import { said } from './calendar/messages.ts';
import { said as saidOfDrafts } from './drafts/messages.ts';
import { mappingSentences } from './mapping-sentences.ts';
import { sayingOfMapping, wordsOfDraft } from './mapping-words.ts';

/** A doubt or wait as it is stored and sent. */
export interface CalendarSaying {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

/** A doubt or wait as plain values; a misfit is named by `fault`. */
export function sayingOfCalendar(why: CalendarDoubt | CalendarWait): CalendarSaying {
  if (why.code === 'does_not_fit') {
    const { path: _, ...problem } = why.problem;
    const { code: fault, values } = sayingOfMapping(problem as MappingFault, 'draft');
    return { code: why.code, values: { ...values, fault } };
  }
  if (why.code === 'by_hand') {
    return { code: why.code, values: { substages: why.substages.join('; ') } };
  }
  const { code, ...values } = why;
  return { code, values };
}

/** Why a tournament is doubtful, or what it waits for, as a sentence. An unknown code is its own sentence. */
export function wordsOfCalendar({ code, values }: CalendarSaying): string {
  const fill = { ...values, of: 'draft' } as Readonly<Record<string, string | number>>;
  if (code === 'does_not_fit') {
    const sentence = mappingSentences()[values.fault as MappingFault['code']];
    return (sentence && filled(sentence, fill)) ?? String(values.fault);
  }
  if (code === 'not_on_time') return filled(offSentence(values.status), fill) ?? code;
  if (code === 'by_hand') {
    return wordsOfDraft({ code, substages: [String(values.substages)] });
  }
  if (waits.has(code)) return wordsOfDraft({ code, ...values } as DraftWarning);
  const own: Readonly<Record<string, string | undefined>> = { ...saidOfDrafts(), ...said() };
  const sentence = own[code];
  return (sentence && filled(sentence, fill)) ?? code;
}

const waits: ReadonlySet<string> = new Set([
  'no_time',
  'teams_open',
  'waits_for_table',
  'matches_left_out',
] satisfies DraftWarning['code'][]);

function offSentence(status: unknown): string {
  const { not_cancelled, not_delayed, not_postponed } = said();
  return { cancelled: not_cancelled, delayed: not_delayed }[String(status)] ?? not_postponed;
}
