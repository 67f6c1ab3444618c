import {
  compileBracket,
  type FormatStage,
  type MatchNode,
  type MatchPick,
  type NewOpening,
  openingMatch,
} from '@callshot/rules';

/** The typed content of a starting slot: a team, a bye, or not known yet. */
export type TypedPlace = { readonly teamId: number } | 'bye' | 'open';

export interface HandDraw {
  readonly openings: readonly NewOpening[];
  /** Places, counted from 0, of a bye that has no team opposite. */
  readonly misplacedByes: readonly number[];
}

/** Puts the places of a list into the starting slots of a bracket, from the first match to the last. */
export function drawInOrder(format: FormatStage, places: readonly TypedPlace[]): HandDraw {
  if (format.bracket === null) return { openings: [], misplacedByes: byesIn(places) };
  const openings: NewOpening[] = [];
  const misplacedByes: number[] = [];
  let at = 0;
  for (const node of compileBracket(format).matches.filter(isStart)) {
    const count = slotsOf(node);
    const own = places.slice(at, at + count);
    const opening = openingOf(node, own);
    if (opening === 'misplaced') misplacedByes.push(...byesIn(own).map((place) => at + place));
    else if (opening) openings.push(opening);
    at += count;
  }
  return { openings, misplacedByes };
}

const byesIn = (places: readonly TypedPlace[]): number[] =>
  places.flatMap((place, index) => (place === 'bye' ? [index] : []));

const isOpen = (node: MatchNode, side: 'top' | 'bottom') => node[side].kind === 'opening';
const slotsOf = (node: MatchNode): number =>
  Number(isOpen(node, 'top')) + Number(isOpen(node, 'bottom'));
const isStart = (node: MatchNode): boolean =>
  !node.isReset && !node.isQualifier && slotsOf(node) > 0;

function openingOf(
  node: MatchNode,
  places: readonly TypedPlace[],
): NewOpening | 'misplaced' | null {
  const [first = 'open', second = 'open'] = places;
  const [top, bottom] = isOpen(node, 'top') ? [first, second] : ['open' as const, first];
  const [topTeamId, bottomTeamId] = [teamAt(top), teamAt(bottom)];
  const isBye = top === 'bye' || bottom === 'bye';
  const isAlone = (topTeamId === null) !== (bottomTeamId === null);
  if (isBye && !(isAlone && slotsOf(node) === 2)) return 'misplaced';
  if (topTeamId === null && bottomTeamId === null) return null;
  const {
    eventStageId: _,
    eventSubstageId: __,
    ...opening
  } = startOf(node, { eventStageId: 0, eventSubstageId: 0 }, { topTeamId, bottomTeamId, isBye });
  return opening;
}

export interface Start {
  readonly topTeamId: number | null;
  readonly bottomTeamId: number | null;
  readonly isBye: boolean;
}

/** The row of a match in which teams start; one who waits for an opponent has no bye. */
export function startOf(
  node: MatchNode,
  at: { readonly eventStageId: number; readonly eventSubstageId: number },
  { topTeamId, bottomTeamId, isBye }: Start,
): MatchPick {
  const opening = openingMatch(node, at, topTeamId, bottomTeamId);
  if (isBye) return opening;
  const { outcome: _, ...waiting } = opening;
  return { ...waiting, winnerTeamId: null };
}

const teamAt = (place: TypedPlace): number | null =>
  typeof place === 'string' ? null : place.teamId;
