import type { BracketPlace } from './records.ts';
import type { OutlineMatch } from './wiki-group.ts';

/** A match of the wiki whose place in a bracket is known. */
export type PlacedMatch = OutlineMatch & { readonly place: BracketPlace };

/** A place to which nothing leads and that leads nowhere. */
const ALONE: BracketPlace = {
  kind: 'bracket',
  bracketIndex: 0,
  bracketType: '',
  header: '',
  section: 'upper',
  sectionIndex: 0,
  roundIndex: 0,
  indexInRound: 0,
  rootIndex: 0,
  depth: 0,
  feeders: [],
  winnerTo: null,
  loserTo: null,
  isThirdPlace: false,
  isReset: false,
  qualifiesWinner: false,
  qualifiesLoser: false,
};

/** A match of a list, given a place in a bracket. */
export const placed = (match: OutlineMatch, place: Partial<BracketPlace>): PlacedMatch => ({
  ...match,
  place: { ...ALONE, ...place },
});
