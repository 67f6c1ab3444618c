import type { WikiGroup } from '@callshot/rules';

import { listed } from '../../platform/ui/words/listed.ts';
import { startWords } from './day-words.ts';
import { m } from './words/messages.js';

/** A Swiss stage is one by its title; of other groups it matters. */
const SHAPES: Readonly<Record<WikiGroup['shape'], readonly string[]>> = {
  swiss: [],
  table: [],
  bracket: [m.shapeBracket()],
  list: [m.shapeMatchList()],
};

/** The content of a wiki group, in a line. */
export function groupFacts(group: WikiGroup): string {
  const { kind, shape, matchCount, teamCount, start, isExactStart } = group;
  const teams = teamCount > 0 ? [m.teamCount({ count: teamCount })] : [];
  if (kind === 'standings') return listed([m.standingsTitle(), ...teams]);
  const begins = start === null ? [] : [m.firstMatchAt({ time: startWords(start, isExactStart) })];
  const matches = m.matchCount({ count: matchCount });
  return listed([matches, ...teams, ...SHAPES[shape], ...begins]);
}

/** As much of it as tells it from its neighbours. */
export const shortFacts = ({ kind, matchCount, teamCount }: WikiGroup): string =>
  kind === 'standings' ? m.teamCount({ count: teamCount }) : m.matchCount({ count: matchCount });
