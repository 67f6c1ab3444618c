import { asGslBracket } from './gsl-list.ts';
import { type PlacedMatch, placed } from './placed-match.ts';
import type { BracketPlace } from './records.ts';
import type { OutlineMatch, WikiGroup } from './wiki-group.ts';

/** The mapped groups of a bracket: one group, or several where the page splits it. */
export interface WikiBracket {
  /** Those of the bracket itself, in the order in which they are drawn. */
  readonly drawn: readonly DrawnMatch[];
  /** Every match by its id, those beside the bracket as well. */
  readonly matches: ReadonlyMap<string, PlacedMatch>;
  readonly thirdPlace: PlacedMatch | null;
  readonly reset: PlacedMatch | null;
}

/** A match with the group that it stands in, by its position among the mapped ones. */
export interface DrawnMatch {
  readonly match: PlacedMatch;
  readonly group: number;
}

/**
 * Null where a group is no bracket: a list of matches that does not say who meets whom. A round that is
 * drawn by itself needs no more than a list.
 */
export function readWikiBracket(
  groups: readonly WikiGroup[],
  { isOneRound }: { readonly isOneRound: boolean },
): WikiBracket | null {
  const all: DrawnMatch[] = [];
  for (const [group, own] of groups.entries()) {
    const matches = own.shape === 'list' ? listed(own.outline, isOneRound) : drawnIn(own);
    if (!matches) return null;
    all.push(...matches.toSorted(inDrawingOrder).map((match) => ({ match, group })));
  }
  const matches = all.map(({ match }) => match);
  return {
    drawn: all.filter(({ match: { place } }) => !place.isReset && !isThirdPlace(place)),
    matches: new Map(matches.map((match) => [match.matchId, match])),
    thirdPlace: matches.find(({ place }) => isThirdPlace(place)) ?? null,
    reset: matches.find(({ place }) => place.isReset) ?? null,
  };
}

const isThirdPlace = ({ isThirdPlace: is, header }: BracketPlace): boolean =>
  is || /^!tp\b|third place|3rd place/i.test(header);

const drawnIn = ({ shape, outline }: WikiGroup): readonly PlacedMatch[] | null =>
  shape === 'bracket' ? outline.filter(isPlaced) : null;

const isPlaced = (match: OutlineMatch): match is PlacedMatch => match.place.kind === 'bracket';

function listed(
  outline: readonly OutlineMatch[],
  isOneRound: boolean,
): readonly PlacedMatch[] | null {
  if (isOneRound) return roundOf(outline);
  const [only, ...others] = outline;
  return only && others.length === 0 ? [aloneOf(only)] : asGslBracket(outline);
}

/** A list of one match, a grand final's for example, is a part of a bracket that the page splits. */
const aloneOf = (match: OutlineMatch): PlacedMatch =>
  placed(match, {
    header: match.place.kind === 'list' ? match.place.header || match.place.title : '',
  });

/** Matches side by side, where nobody plays twice. */
function roundOf(outline: readonly OutlineMatch[]): readonly PlacedMatch[] | null {
  const teams = outline.flatMap((match) => match.teams.filter((team) => team !== null));
  if (new Set(teams).size < teams.length) return null;
  return outline.map((match, indexInRound) => placed(match, { indexInRound }));
}

function inDrawingOrder({ place: a }: PlacedMatch, { place: b }: PlacedMatch): number {
  return (
    a.sectionIndex - b.sectionIndex ||
    a.roundIndex - b.roundIndex ||
    a.indexInRound - b.indexInRound ||
    a.rootIndex - b.rootIndex
  );
}
