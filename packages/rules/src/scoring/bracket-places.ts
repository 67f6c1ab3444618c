import type { BracketFacts, PlaceFacts } from './bracket-facts.ts';

/** A place of a bracket, whoever comes to stand in it. */
export interface BracketPlaceRef {
  readonly match: number;
  /** The champion is the winner of the grand final after a possible reset. */
  readonly kind: 'top' | 'bottom' | 'winner' | 'loser' | 'champion';
}

const NOBODY: PlaceFacts = { team: null, possible: new Set() };

/** Who officially is in a place, and who can still come there. */
export const factsAt = (facts: BracketFacts, { match, kind }: BracketPlaceRef): PlaceFacts =>
  (kind === 'champion' ? facts.champion : facts.matches[match]?.[kind]) ?? NOBODY;
