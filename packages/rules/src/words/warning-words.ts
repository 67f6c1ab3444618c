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
    case 'unreachable_match':
      return `No match leads to ${naming.match(warning.match)}: its teams start there.`;
  }
}

const inWords = (names: readonly string[]): string =>
  names
    .map((name) => `'${name}'`)
    .reduce((text, name, at) => `${text}${at === names.length - 1 ? ' and' : ','} ${name}`);
