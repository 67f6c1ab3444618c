import type { BracketGraph, MatchNode } from './graph.ts';
import { resetBase } from './reset-base.ts';

/** The match that is played for the title, by its position; null where a bracket sends several teams on. */
export const finalMatch = (graph: BracketGraph): number | null =>
  resetBase(graph) ?? loneFinal(graph);

/** The match whose winner goes nowhere, except those for third and fifth place. */
function loneFinal(graph: BracketGraph): number | null {
  const last = graph.matches.filter(
    (node) =>
      node.winnerTo === null &&
      !node.isQualifier &&
      !node.bothTeamsAdvance &&
      !isForPlace(graph, node),
  );
  return last.length === 1 ? (last[0]?.index ?? null) : null;
}

/** Both teams come by losing, or by winning among teams that did. */
export const isForPlace = (graph: BracketGraph, { top, bottom }: MatchNode): boolean => {
  if (top.kind === 'loser') return bottom.kind === 'loser';
  return [top, bottom].every((source) => {
    const before = source.kind === 'winner' ? graph.matches[source.match] : undefined;
    return before !== undefined && isForPlace(graph, before);
  });
};
