import { type BracketGraph, matchKey } from './graph.ts';

/** The match that the bracket reset repeats: the last grand-final match; null without a reset. */
export function resetBase(graph: BracketGraph): number | null {
  const reset = graph.reset === null ? undefined : graph.matches[graph.reset];
  if (!reset) return null;
  const { part, col, colIndex } = reset;
  return graph.byKey.get(matchKey({ part, col, colIndex: colIndex - 1 }))?.index ?? null;
}
