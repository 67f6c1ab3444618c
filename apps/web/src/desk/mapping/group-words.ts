import type { WikiGroup } from '@callshot/rules';

import { counted } from '../../platform/ui/words/counted.ts';
import { startWords } from './day-words.ts';

/** A Swiss stage is one by its title; of other groups it matters. */
const SHAPES: Readonly<Record<WikiGroup['shape'], readonly string[]>> = {
  swiss: [],
  table: [],
  bracket: ['bracket'],
  list: ['match list'],
};

/** The content of a wiki group, in a line. */
export function groupFacts(group: WikiGroup): string {
  const { kind, shape, matchCount, teamCount, start, isExactStart } = group;
  const teams = teamCount > 0 ? [counted(teamCount, 'team')] : [];
  if (kind === 'standings') return ['Standings', ...teams].join(', ');
  const begins = start === null ? [] : [`first ${startWords(start, isExactStart)}`];
  const matches = counted(matchCount, 'match', 'matches');
  return [matches, ...teams, ...SHAPES[shape], ...begins].join(', ');
}

/** As much of it as tells it from its neighbours. */
export const shortFacts = ({ kind, matchCount, teamCount }: WikiGroup): string =>
  kind === 'standings' ? counted(teamCount, 'team') : counted(matchCount, 'match', 'matches');
