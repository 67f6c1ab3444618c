import { filled, type Saying, type Sentence } from '../model/sentence.ts';
import type { NamedMatch } from '../wiki/bracket-mismatch.ts';
import type { DraftWarning } from '../wiki/draft-event.ts';
import type { FitReason, MappingFault } from '../wiki/mapping-problem.ts';
import { type MappedFor, mappingChange, mappingSentences } from './mapping-sentences.ts';

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
      return `${teams(why.teams)}, as the format asks`;
    case 'whole_swiss':
      return `${count(why.matches, 'Swiss match', 'Swiss matches')} of ${teams(why.teams)}`;
    case 'same_bracket':
      return `${count(why.matches, 'match', 'matches')} of ${teams(why.teams)}, as the format plays them`;
    case 'gives_start':
      return why.start === null ? 'Says when it starts, once it is known' : 'Says when it starts';
  }
}

export function wordsOfDraft(warning: DraftWarning): string {
  switch (warning.code) {
    case 'no_time':
      return warning.isByHand
        ? `The first stage follows nothing of the wiki: its picks lock on ${warning.day} at midnight UTC, unless staff change it.`
        : `The wiki has no time for the first match yet: picks lock on ${warning.day} at midnight UTC until it does.`;
    case 'teams_open':
      return `${warning.substage}: ${warning.known} of ${teams(warning.teams)} are known so far.`;
    case 'waits_for_table':
      return `${warning.substage}: ${teams(warning.teams)} win enough matches, the format sends ${warning.format} on: who goes through is known once the wiki’s table is finished.`;
    case 'by_hand':
      return `Entered by hand until ${warning.substages.length === 1 ? 'it is' : 'they are'} mapped to the wiki in the control room: ${warning.substages.join('; ')}.`;
    case 'matches_left_out':
      return `${warning.substage}: ${count(warning.matches, 'match', 'matches')} of the wiki that the format does not have ${warning.matches === 1 ? 'is' : 'are'} left out.`;
  }
}

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const teams = (number: number): string => count(number, 'team', 'teams');
