import type { MatchSlot } from '../model/format.ts';

/** The source of a slot’s team. `match` is an index into `BracketGraph.matches`. */
export type SlotSource =
  | { readonly kind: 'opening' }
  | { readonly kind: 'winner'; readonly match: number }
  | { readonly kind: 'loser'; readonly match: number };

/**
 * Matches of a column whose pairings are drawn once all their teams are known. Until then nobody knows who meets
 * whom, and a slip calls who goes on [rule: brackets-16].
 */
export interface DrawnRound {
  /** Positions of the matches in the graph, one after the other, from the top of the column down. */
  readonly matches: readonly number[];
  /** The sources of its teams, in the order of the places: first match top, first match bottom, second match top, … */
  readonly sources: readonly SlotSource[];
}

export interface SlotTarget {
  readonly match: number;
  readonly isTop: boolean;
}

/** A match of a compiled bracket, with its links resolved both ways. */
export interface MatchNode {
  readonly index: number;
  /** `{part}-{col}-{colIndex}`, unique in the bracket. */
  readonly key: string;
  readonly part: string;
  readonly col: number;
  readonly colIndex: number;
  readonly bestOf: number;
  readonly top: SlotSource;
  readonly bottom: SlotSource;
  readonly winnerTo: SlotTarget | null;
  readonly loserTo: SlotTarget | null;
  /** lockPicks or isLocked column: filled from official data, never picked. */
  readonly isLocked: boolean;
  readonly isQualifier: boolean;
  readonly bothTeamsAdvance: boolean;
  /** The grand final's second match; its slots repeat the first's participants. */
  readonly isReset: boolean;
  /** The round that the match belongs to, where its pairings are drawn later; null elsewhere. */
  readonly round: DrawnRound | null;
  /** Extra room above the match when it is drawn, in pixels (freeform). */
  readonly paddingTop: number;
}

export interface GraphColumn {
  readonly part: string;
  readonly col: number;
  /** Header: the column's own name or the computed round name [rule: bracket-view-5]. */
  readonly header: string;
  readonly bestOf: number;
  readonly isLocked: boolean;
  readonly isQualifier: boolean;
  /** Whether its pairings are drawn later. */
  readonly isDrawn: boolean;
  /** Extra room above and left of the column when it is drawn, in pixels. */
  readonly paddingTop: number;
  readonly paddingLeft: number;
  readonly matches: readonly number[];
}

export interface GraphPart {
  readonly identifier: string;
  readonly name: string;
  readonly columns: readonly GraphColumn[];
}

/**
 * A bracket compiled from its format. `matches` is in topological order: the sources of a match's
 * slots come before it. With `hasBracketReset` the last grand-final match is followed by the reset
 * match (same part and column, next colIndex).
 */
export interface BracketGraph {
  readonly matches: readonly MatchNode[];
  readonly byKey: ReadonlyMap<string, MatchNode>;
  readonly parts: readonly GraphPart[];
  /** In the order in which they are played. */
  readonly drawnRounds: readonly DrawnRound[];
  /** Index of the reset match, or null. */
  readonly reset: number | null;
  readonly useSeriesScore: boolean;
  readonly isFreeform: boolean;
}

export const matchKey = (at: Omit<MatchSlot, 'isTop'>): string =>
  `${at.part}-${at.col}-${at.colIndex}`;
