import { type BracketGraph, type MatchNode, matchKey, type SlotSource } from './graph.ts';

/** The match that the bracket reset repeats: the last grand-final match; null without a reset. */
export function resetBase(graph: BracketGraph): number | null {
  const reset = graph.reset === null ? undefined : graph.matches[graph.reset];
  if (!reset) return null;
  const { part, col, colIndex } = reset;
  return graph.byKey.get(matchKey({ part, col, colIndex: colIndex - 1 }))?.index ?? null;
}

/** The slots that bring the teams of a match; a reset has those of the final that it repeats. */
export function sourcesOf(
  graph: BracketGraph,
  node: MatchNode,
): { readonly top: SlotSource; readonly bottom: SlotSource } {
  return (node.isReset && graph.matches[resetBase(graph) ?? -1]) || node;
}
