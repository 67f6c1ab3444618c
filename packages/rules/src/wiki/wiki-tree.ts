import { type BracketTree, growTree, type Seedling } from './bracket-tree.ts';
import { asGslBracket } from './gsl-list.ts';
import { type PlacedMatch, placed } from './placed-match.ts';
import type { BracketPlace } from './records.ts';
import type { OutlineMatch, WikiGroup } from './wiki-group.ts';

/** What the mapped groups of a bracket hold: one group, or several where the page splits it. */
export interface WikiBracket {
  readonly tree: BracketTree;
  /** Every match by its id, those beside the tree as well. */
  readonly matches: ReadonlyMap<string, PlacedMatch>;
  readonly thirdPlace: PlacedMatch | null;
  readonly reset: PlacedMatch | null;
}

/** Null where a group is no bracket: a list of matches that does not say who meets whom. */
export function readWikiBracket(groups: readonly WikiGroup[]): WikiBracket | null {
  const all: PlacedMatch[] = [];
  for (const group of groups) {
    const own = placedMatches(group);
    if (!own) return null;
    all.push(...own.toSorted(inDrawingOrder));
  }
  const inTree = all.filter(({ place }) => !place.isReset && !isThirdPlace(place));
  return {
    tree: growTree(inTree.map(seedlingOf)),
    matches: new Map(all.map((match) => [match.matchId, match])),
    thirdPlace: all.find(({ place }) => isThirdPlace(place)) ?? null,
    reset: all.find(({ place }) => place.isReset) ?? null,
  };
}

const isThirdPlace = ({ isThirdPlace: is, header }: BracketPlace): boolean =>
  is || /^!tp\b|third place|3rd place/i.test(header);

function placedMatches({ shape, outline }: WikiGroup): readonly PlacedMatch[] | null {
  if (shape === 'bracket') return outline.filter(isPlaced);
  if (shape !== 'list') return null;
  const [only, ...others] = outline;
  return only && others.length === 0 ? [aloneOf(only)] : asGslBracket(outline);
}

const isPlaced = (match: OutlineMatch): match is PlacedMatch => match.place.kind === 'bracket';

/** A list of one match, a grand final's for example, is a part of a bracket that the page splits. */
const aloneOf = (match: OutlineMatch): PlacedMatch =>
  placed(match, {
    header: match.place.kind === 'list' ? match.place.header || match.place.title : '',
  });

function inDrawingOrder({ place: a }: PlacedMatch, { place: b }: PlacedMatch): number {
  return (
    a.sectionIndex - b.sectionIndex ||
    a.roundIndex - b.roundIndex ||
    a.indexInRound - b.indexInRound ||
    a.rootIndex - b.rootIndex
  );
}

const seedlingOf = ({ matchId, place, hasBye }: PlacedMatch): Seedling => ({
  id: matchId,
  side: place.section === 'lower' ? 'lower' : 'upper',
  feeders: place.feeders.map(({ matchId: id, slot }) => ({ id, slot })),
  canBeBye: hasBye,
});
