import type { BracketState, MatchState, SlotState } from '../bracket/bracket-picks.ts';
import { hasResult } from '../bracket/bracket-rows.ts';
import type { MatchNode, SlotSource } from '../bracket/graph.ts';
import { teamIn } from '../bracket/slot-flow.ts';

interface Place {
  readonly slot: SlotState;
  /** The sources of its team: in a drawn round everything that leads into the round. */
  readonly sources: readonly SlotSource[];
}

const placesOf = ({ node, top, bottom }: MatchState): readonly Place[] => [
  { slot: top, sources: node.round?.sources ?? [node.top] },
  { slot: bottom, sources: node.round?.sources ?? [node.bottom] },
];

const emptyPlaces = (match: MatchState): readonly Place[] =>
  placesOf(match).filter(({ slot }) => slot.kind !== 'team');

/** Matches from which a team comes to a place that is empty still. */
export const sourcesOfEmpty = ({ matches }: BracketState, match: MatchState): MatchNode[] =>
  emptyPlaces(match)
    .flatMap(({ sources }) => sources)
    .flatMap((source) => (source.kind === 'opening' ? [] : (matches[source.match]?.node ?? [])));

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
function canCome({ matches }: BracketState, { slot, sources }: Place, teamId: number): boolean {
  if (slot.kind === 'nobody') return false;
  const startsSomewhere = matches.some((match) => startsIn(match, teamId));
  const comesFrom = (source: SlotSource): boolean => {
    // One that is not drawn yet may have a bye there.
    if (source.kind === 'opening') return !startsSomewhere;
    const from = matches[source.match];
    if (!from || hasResult(from)) return false;
    return placesOf(from).some((place) => {
      if (place.slot.kind === 'team') return place.slot.teamId === teamId;
      return place.slot.kind !== 'nobody' && place.sources.some(comesFrom);
    });
  };
  return sources.some((source) => source.kind !== 'opening' && comesFrom(source));
}

const startsIn = (match: MatchState, teamId: number): boolean =>
  placesOf(match).some(
    ({ slot, sources: [source] }) => source?.kind === 'opening' && isTeam(slot, teamId),
  );

const isTeam = (slot: SlotState, teamId: number): boolean => teamIn(slot) === teamId;
