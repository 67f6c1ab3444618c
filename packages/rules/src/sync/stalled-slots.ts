import type { BracketState, MatchState, SlotState } from '../bracket/bracket-picks.ts';
import { hasResult } from '../bracket/bracket-rows.ts';
import type { MatchNode, SlotSource } from '../bracket/graph.ts';
import { teamIn } from '../bracket/slot-flow.ts';

interface Place {
  readonly slot: SlotState;
  readonly source: SlotSource;
}

const placesOf = ({ node, top, bottom }: MatchState): readonly Place[] => [
  { slot: top, source: node.top },
  { slot: bottom, source: node.bottom },
];

const emptyPlaces = (match: MatchState): readonly Place[] =>
  placesOf(match).filter(({ slot }) => slot.kind !== 'team');

/** Matches from which a team comes to a place that is empty still. */
export const sourcesOfEmpty = ({ matches }: BracketState, match: MatchState): MatchNode[] =>
  emptyPlaces(match).flatMap(({ source }) =>
    source.kind === 'opening' ? [] : (matches[source.match]?.node ?? []),
  );

/** Those of the teams that the bracket cannot bring into a match with an empty place. */
export function strayTeams(
  state: BracketState,
  match: MatchState,
  teamIds: readonly number[],
): number[] {
  const empty = emptyPlaces(match);
  if (empty.length === 0 || match.node.isReset) return [];
  const there = [teamIn(match.top), teamIn(match.bottom)];
  return teamIds.filter(
    (teamId) => !there.includes(teamId) && !empty.some((place) => canCome(state, place, teamId)),
  );
}

/** By winning or losing a match that has no result yet. */
function canCome({ matches }: BracketState, { slot, source }: Place, teamId: number): boolean {
  if (source.kind === 'opening' || slot.kind === 'nobody') return false;
  const startsSomewhere = matches.some((match) => startsIn(match, teamId));
  const comesThrough = (index: number): boolean => {
    const from = matches[index];
    if (!from || hasResult(from)) return false;
    return placesOf(from).some((place) => {
      if (place.slot.kind === 'team') return place.slot.teamId === teamId;
      if (place.slot.kind === 'nobody') return false;
      // One that is not drawn yet may have a bye there.
      return place.source.kind === 'opening' ? !startsSomewhere : comesThrough(place.source.match);
    });
  };
  return comesThrough(source.match);
}

const startsIn = (match: MatchState, teamId: number): boolean =>
  placesOf(match).some(({ slot, source }) => source.kind === 'opening' && isTeam(slot, teamId));

const isTeam = (slot: SlotState, teamId: number): boolean => teamIn(slot) === teamId;
