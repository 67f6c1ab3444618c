import type { Sentence, SentenceTable } from '../model/sentence.ts';
import type { MappingFault } from '../wiki/mapping-problem.ts';
import { said } from './mapping/messages.ts';
import { said as saidChanges } from './mapping-changes/messages.ts';

type Code = MappingFault['code'];

/** The sides of the wiki and of the format. */
export const mappingSentences: () => Readonly<Record<Code, Sentence>> = said;

/** Whether the format of what is mapped can still be chosen: that of an event is its own, and stays. */
export type MappedFor = 'draft' | 'event';

/** Faults that another format would mend. */
const OF_FORMAT: ReadonlySet<Code> = new Set<Code>([
  'wrong_shape',
  'too_few_teams',
  'advancing_differs',
  'too_few_undefeated',
  'too_few_winless',
  'no_bracket',
  'starting_teams',
  'ways_out',
  'lower_only_on_wiki',
  'lower_only_in_format',
  'round_count',
  'round_size',
  'match_count',
  'feeders_differ',
  'reset_missing',
  'reset_only_on_wiki',
  'series_length',
  'losers_elsewhere',
]);

/** The way to mend a fault. */
export function mappingChange(code: Code, of: MappedFor): Sentence {
  const changes: Readonly<Record<Code, Sentence>> = saidChanges();
  if (of === 'draft') return changes[code];
  const ofEvent: SentenceTable = changes;
  return (
    ofEvent[`${code}_of_event`] ?? (OF_FORMAT.has(code) ? saidChanges().other_group : changes[code])
  );
}
