import type { BracketFacts, PlaceFacts } from './bracket-facts.ts';

/** A position of a bracket that a team can reach: a match slot, or champion. */
export interface BracketPlaceRef {
  readonly match: number;
  /** The champion is the winner of the grand final after a possible reset. */
  readonly kind: 'top' | 'bottom' | 'winner' | 'loser' | 'champion';
}

const NOBODY: PlaceFacts = { team: null, possible: new Set() };

/** The team that officially reached a position, and the teams that still can. */
export const factsAt = (facts: BracketFacts, { match, kind }: BracketPlaceRef): PlaceFacts =>
  (kind === 'champion' ? facts.champion : facts.matches[match]?.[kind]) ?? NOBODY;
