import type { FormatNode, FormatSlot } from './format-nodes.ts';
import type { WikiNode } from './wiki-ways.ts';

/** A format's matches and those of a page, of which none leads into a round that is drawn later. */
export interface CutAtDraws {
  readonly format: readonly FormatNode[];
  readonly wiki: readonly WikiNode[];
}

const OPENING: FormatSlot = { kind: 'opening' };

/**
 * Ways into a drawn round say nothing: the draw decides who plays where, and a page may draw its ways as the teams went.
 * So matches of such a round are found by the round that they stand in, on both sides [rule: results-34].
 */
export function cutAtDraws(format: readonly FormatNode[], wiki: readonly WikiNode[]): CutAtDraws {
  const isDrawn = (at: number | null): boolean =>
    at !== null && format[at] !== undefined && format[at].node.round !== null;
  const drawn = format.filter(({ node }) => node.round !== null);
  if (drawn.length === 0) return { format, wiki };
  const isOfDraw = (at: number | null): boolean => {
    const match = wiki[at ?? -1];
    return drawn.some(
      ({ side, round }) => match?.round === round && match.isLower === (side === 'lower'),
    );
  };
  return {
    format: format.map((own) => ({
      ...own,
      ...(own.node.round && { slots: [OPENING, OPENING] as const }),
      ...(isDrawn(own.winnerTo) && { winnerTo: null, isFirstOfNext: null }),
      ...(isDrawn(own.loserTo) && { loserTo: null, playsOnByDraw: true }),
    })),
    wiki: wiki.map((own, at) => ({
      ...own,
      ...(isOfDraw(at) && { feeders: [] }),
      ...(isOfDraw(own.winnerTo) && { winnerTo: null, isFirstOfNext: null }),
      ...(isOfDraw(own.loserTo) && { loserTo: null }),
    })),
  };
}
