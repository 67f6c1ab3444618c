import { filled, type Saying, type Sentence } from '../model/sentence.ts';
import type { NamedMatch } from '../wiki/bracket-mismatch.ts';
import type { DraftWarning } from '../wiki/draft-event.ts';
import type { FitReason, MappingFault } from '../wiki/mapping-problem.ts';
import { type MappedFor, mappingChange, mappingSentences } from './mapping-sentences.ts';
import { m } from './messages.ts';

/** A problem of a mapping in words: what the wiki has and what the format has, and what to change. */
export interface MappingWords {
  readonly says: string;
  readonly change: string;
}

/** The words for a mapping's fault; the problem's path tells the place. */
export function wordsOfMapping(fault: MappingFault, of: MappedFor = 'draft'): MappingWords {
  const { values } = sayingOfMapping(fault, of);
  const said = (sentence: Sentence) => filled(sentence, values) ?? fault.code;
  return {
    says: said(mappingSentences()[fault.code]),
    change: said(mappingChange(fault.code, of)),
  };
}

/** The code of a fault, and the values of its sentence; matches by their rounds and numbers. */
export function sayingOfMapping(
  { code, ...fault }: MappingFault,
  of: MappedFor,
): Saying<MappingFault['code']> {
  const flat = Object.entries(fault).flatMap(([name, value]: [string, FaultValue]) => {
    if (value === null) return [[name, 'none']];
    if (typeof value !== 'object') return [[name, value]];
    return [
      [name, 'match'],
      [`${name}Round`, value.round],
      [`${name}Number`, value.number],
    ];
  });
  return { code, values: { ...Object.fromEntries(flat), of } };
}

type FaultValue = string | number | null | NamedMatch;

/** Why a group fits. */
export function wordsOfFit(why: FitReason): string {
  switch (why.code) {
    case 'as_many_teams':
      return m.asManyTeams({ teams: why.teams });
    case 'whole_swiss':
      return m.wholeSwiss({ matches: why.matches, teams: why.teams });
    case 'same_bracket':
      return m.sameBracket({ matches: why.matches, teams: why.teams });
    case 'gives_start':
      return why.start === null ? m.startOnceKnown() : m.givesStart();
  }
}

export function wordsOfDraft(warning: DraftWarning): string {
  switch (warning.code) {
    case 'no_time': {
      const { day } = warning;
      return warning.isByHand ? m.noTimeByHand({ day }) : m.noTimeYet({ day });
    }
    case 'teams_open': {
      const { substage, known, teams } = warning;
      return m.teamsOpen({ substage, known, teams });
    }
    case 'waits_for_table': {
      const { substage, teams, format } = warning;
      return m.waitsForTable({ substage, teams, format });
    }
    case 'by_hand': {
      const { substages } = warning;
      return m.byHandUntilMapped({ count: substages.length, substages: substages.join('; ') });
    }
    case 'matches_left_out': {
      const { substage, matches } = warning;
      return m.matchesLeftOut({ substage, matches });
    }
  }
}
