import type { BracketGraph, MatchNode } from '../bracket/graph.ts';

/**
 * Whether the matches that a page does not have are those that byes leave out: opening matches of teams
 * that begin a round later, and matches below of those who would have lost in them. A round is never
 * left out whole.
 */
export function isOnlyByes(graph: BracketGraph, isThere: (node: MatchNode) => boolean): boolean {
  const played = graph.matches.filter((node) => !node.isQualifier && !node.isReset);
  const missing = played.filter((node) => !isThere(node));
  const isMissing = (source: MatchNode['top']) =>
    source.kind !== 'opening' && missing.some(({ index }) => index === source.match);
  return missing.every(
    (node) =>
      (isOpening(node) || isMissing(node.top) || isMissing(node.bottom)) &&
      played.some((other) => other.part === node.part && other.col === node.col && isThere(other)),
  );
}

/** Two teams begin in it. */
export const isOpening = ({ top, bottom }: MatchNode): boolean =>
  top.kind === 'opening' && bottom.kind === 'opening';
