import type { FormatWarning } from '../format/format-warnings.ts';
import { spokenLanguage } from '../model/language.ts';
import { AS_DRAWN, type BracketNaming } from './bracket-naming.ts';
import { m } from './messages.ts';

/** A warning about a format in words; what it is about stands in its path. */
export function wordsOfWarning(warning: FormatWarning, naming: BracketNaming = AS_DRAWN): string {
  switch (warning.code) {
    case 'pays_nothing':
      return m.paysNothing();
    case 'nothing_to_pick':
      return m.nothingToPick();
    case 'no_breakdown':
      return m.noBreakdown();
    case 'opens_never':
      return m.opensNever({ teams: warning.teams, places: warning.places });
    case 'too_few_come':
      return m.tooFewCome({ come: warning.come, from: warning.from, needed: warning.needed });
    case 'too_many_come':
      return m.tooManyCome({ come: warning.come, from: warning.from, needed: warning.needed });
    case 'other_number_advances':
      return m.otherNumberAdvances({ advancing: warning.advancing, through: warning.through });
    case 'column_unpaid':
      return m.columnUnpaid();
    case 'column_paid_twice':
      return m.columnPaidTwice({ groups: listed(warning.groups) });
    case 'group_pays_nothing':
      return m.groupPaysNothing();
    case 'group_without_columns':
      return m.groupWithoutColumns();
    case 'view_without_matches':
      return m.viewWithoutMatches();
    case 'entries_empty':
      return m.entriesEmpty({ count: warning.count });
    case 'entries_unused':
      return m.entriesUnused({ count: warning.count, from: warning.from });
    case 'dead_end':
      return m.deadEnd({ match: naming.match(warning.match) });
    case 'unreachable_match':
      return m.unreachableMatch({ match: naming.match(warning.match) });
  }
}

/** English has no comma before its last 'and' here. */
function listed(names: readonly string[]): string {
  const language = spokenLanguage() === 'en' ? 'en-GB' : spokenLanguage();
  return new Intl.ListFormat(language).format(names.map((name) => m.quotedName({ name })));
}
