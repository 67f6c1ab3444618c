import {
  type BracketGraph,
  type BracketState,
  bracketFromPicks,
  bracketPicksOf,
  type EventSubstage,
  officialBracket,
  type PickSet,
} from '@callshot/rules';

/** The bracket of a substage as picked, or as official results have it. */
export function bracketStateOf(
  graph: BracketGraph,
  substage: EventSubstage,
  picks: PickSet,
  isOfficial: boolean,
): BracketState {
  const rows = picks.matchPicks.filter((row) => row.eventSubstageId === substage.eventSubstageId);
  return isOfficial
    ? officialBracket(graph, { officialMatches: rows })
    : bracketFromPicks(graph, substage, rows);
}

/** The picks with those of one bracket as it stands. */
export const withBracket = (
  picks: PickSet,
  state: BracketState,
  at: { readonly eventStageId: number; readonly eventSubstageId: number },
): PickSet => ({
  groupStagePicks: picks.groupStagePicks,
  matchPicks: [
    ...picks.matchPicks.filter((row) => row.eventSubstageId !== at.eventSubstageId),
    ...bracketPicksOf(state, at),
  ],
});
