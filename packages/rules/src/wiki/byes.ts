import type { MatchNode } from '../bracket/graph.ts';

/** Two teams begin in it. */
export const isOpening = ({ top, bottom }: MatchNode): boolean =>
  top.kind === 'opening' && bottom.kind === 'opening';
