import type { BracketState, SlotState } from './bracket-picks.ts';
import { hasResult } from './bracket-rows.ts';
import type { BracketGraph, DrawnRound } from './graph.ts';
import { changed, matchAt, type PickOutcome, refused } from './pick-match.ts';
import { unplayedMatch } from './settle-bracket.ts';
import { comingInto } from './settle-round.ts';
import { AWAITING, isSameSlot, teamIn } from './slot-flow.ts';

/**
 * Official results only: puts a team, or nobody, into a starting slot, or a team that has come into a place of a
 * drawn round. A team that has another place there gives it to the one whose place it takes [rule: results-33].
 */
export function placeTeam(
  graph: BracketGraph,
  state: BracketState,
  at: { readonly key: string; readonly isTop: boolean },
  occupant: SlotState,
): PickOutcome {
  const match = matchAt(graph, state, at.key);
  if (!match) return refused('unknown_match');
  if (!state.isOfficial) return refused('not_official');
  if (match.node.round) return placeInDraw(graph, state, match.node.round, at, occupant);
  const source = at.isTop ? match.node.top : match.node.bottom;
  if (source.kind !== 'opening') return refused('not_pickable');
  if (isSameSlot(at.isTop ? match.top : match.bottom, occupant)) {
    return { ok: true, state, cleared: [] };
  }
  const [top, bottom] = at.isTop ? [occupant, match.bottom] : [match.top, occupant];
  return changed(graph, state, [unplayedMatch(match.node, top, bottom, state)], hasResult(match));
}

function placeInDraw(
  graph: BracketGraph,
  state: BracketState,
  round: DrawnRound,
  at: { readonly key: string; readonly isTop: boolean },
  occupant: SlotState,
): PickOutcome {
  const own = round.matches.flatMap((index) => state.matches[index] ?? []);
  const places = own.flatMap(({ top, bottom }) => [top, bottom]);
  const place = 2 * own.findIndex(({ node }) => node.key === at.key) + (at.isTop ? 0 : 1);
  const before = places[place] ?? AWAITING;
  const teamId = teamIn(occupant);
  if (isSameSlot(occupant, before)) return { ok: true, state, cleared: [] };
  if (teamId !== null && !comingInto(state, round).teamIds.includes(teamId)) {
    return refused('not_a_participant');
  }
  const left = places.findIndex((slot) => teamId !== null && teamIn(slot) === teamId);
  const seats = places.map((slot, index) => {
    if (index === place) return occupant;
    return index === left ? before : slot;
  });
  return drawAs(graph, state, round, seats);
}

/** Official results only: takes the draw of a round back, with the results of its matches. */
export const withoutDraw = (
  graph: BracketGraph,
  state: BracketState,
  round: DrawnRound,
): PickOutcome =>
  drawAs(
    graph,
    state,
    round,
    round.sources.map(() => AWAITING),
  );

/**
 * Official results only: the whole draw of a round, in the order of its places. A match whose teams stay keeps its
 * result.
 */
export function drawAs(
  graph: BracketGraph,
  state: BracketState,
  round: DrawnRound,
  seats: readonly SlotState[],
): PickOutcome {
  if (!state.isOfficial) return refused('not_official');
  const moved = round.matches.flatMap((position, index) => {
    const match = state.matches[position];
    const [top = AWAITING, bottom = AWAITING] = seats.slice(2 * index, 2 * index + 2);
    const isSame = match && isSameSlot(top, match.top) && isSameSlot(bottom, match.bottom);
    return !match || isSame ? [] : [unplayedMatch(match.node, top, bottom, state)];
  });
  return changed(graph, state, moved, true);
}
