import type { BracketGraph } from './graph.ts';
import { resetBase } from './reset-base.ts';

/** The match that is played for the title, by its position; null where a bracket sends several teams on. */
export const finalMatch = (graph: BracketGraph): number | null =>
  resetBase(graph) ?? loneFinal(graph);

/**
 * The match whose winner goes nowhere, except a match for third place, whose teams come there by
 * losing.
 */
function loneFinal(graph: BracketGraph): number | null {
  const last = graph.matches.filter(
    ({ winnerTo, isQualifier, bothTeamsAdvance, top, bottom }) =>
      winnerTo === null &&
      !isQualifier &&
      !bothTeamsAdvance &&
      !(top.kind === 'loser' && bottom.kind === 'loser'),
  );
  return last.length === 1 ? (last[0]?.index ?? null) : null;
}
