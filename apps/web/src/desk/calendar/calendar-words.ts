import type { CalendarTournament } from '@callshot/contract';
import { spokenSentences, wikiSentences } from '@callshot/contract/sentences';
import { type CalendarState, filled, type Saying, wordsOfCalendar } from '@callshot/rules';
import type { IconName } from '../../platform/ui/art/icon.tsx';
import { m } from './words/messages.js';

interface StateMark {
  readonly tone: 'ok' | 'warn' | 'quiet';
  readonly icon: IconName;
  readonly word: string;
}

/** A state as icon and word. */
export const stateMarks: Readonly<Record<CalendarState, StateMark>> = {
  waiting: { tone: 'quiet', icon: 'clock', word: m.stateWaiting() },
  drafted: { tone: 'ok', icon: 'wand', word: m.stateDrafted() },
  doubtful: { tone: 'warn', icon: 'warning', word: m.stateDoubtful() },
  open: { tone: 'ok', icon: 'unlock', word: m.stateOpen() },
  running: { tone: 'quiet', icon: 'lock', word: m.stateRunning() },
  done: { tone: 'quiet', icon: 'check', word: m.stateDone() },
  hidden: { tone: 'quiet', icon: 'eye-off', word: m.stateHidden() },
};

type Said = CalendarTournament['doubts'][number];

/** Why it is doubtful, and what it waits for, a sentence each. */
export const reasonsOf = ({ doubts, waitsFor }: CalendarTournament): string[] =>
  [...doubts, ...waitsFor].map(wordsOfCalendar);

const CREATE = 'POST /api/liquipedia/createDrafted';

/** A failure of the wiki, or what keeps an event from being made. A code of a later version stands as it is. */
export function failureWords({ code, values }: Said): string {
  const saying = { code, values } as Saying;
  const { [code.replace(/^wiki_/, '')]: ofWiki }: Readonly<Record<string, string | undefined>> =
    wikiSentences();
  if (code.startsWith('wiki_') && ofWiki) return filled(ofWiki, saying.values) ?? code;
  return spokenSentences.ofProblem(saying) ?? spokenSentences.ofRefusal(CREATE, code) ?? code;
}
