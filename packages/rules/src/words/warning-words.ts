import type { FormatWarning } from '../format/format-warnings.ts';
import { AS_DRAWN, type BracketNaming } from './bracket-naming.ts';

/** A warning about a format in words; what it is about stands in its path. */
export function wordsOfWarning(warning: FormatWarning, naming: BracketNaming = AS_DRAWN): string {
  switch (warning.code) {
    case 'pays_nothing':
      return 'Is picked and pays no points.';
    case 'nothing_to_pick':
      return 'Asks for no pick: nobody can take part.';
    case 'no_breakdown':
      return 'Players read nothing about what pays how much.';
    case 'opens_never':
      return `Waits for ${warning.teams} teams, and ${warning.places} can start: picks never open by themselves.`;
    case 'too_few_come':
      return `${teams(warning.come)} from '${warning.from}', and ${warning.needed} are needed to start: without teams that join here it never opens.`;
    case 'too_many_come':
      return `${teams(warning.come)} from '${warning.from}', and only ${warning.needed} can start.`;
    case 'other_number_advances':
      return `Says ${warning.advancing}, and the group's bracket sends on ${warning.through}.`;
    case 'column_unpaid':
      return 'Is in no scoring group that pays: reaching it earns nothing.';
    case 'column_paid_twice':
      return `Is paid by ${inWords(warning.groups)} for the same: a right pick earns the points of all.`;
    case 'group_pays_nothing':
      return 'Pays no points for anything.';
    case 'group_without_columns':
      return 'Has no columns, and so pays nothing.';
    case 'view_without_matches':
      return 'Shows no match.';
    case 'dead_end':
      return `The winner of ${naming.match(warning.match)} goes no further, and rounds follow.`;
    case 'unreachable_match':
      return `No match leads to ${naming.match(warning.match)}: its teams start there.`;
  }
}

const teams = (count: number): string => (count === 1 ? '1 team comes' : `${count} teams come`);

const inWords = (names: readonly string[]): string =>
  names
    .map((name) => `'${name}'`)
    .reduce((text, name, at) => `${text}${at === names.length - 1 ? ' and' : ','} ${name}`);
