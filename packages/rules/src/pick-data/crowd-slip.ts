import type { BracketState, MatchState } from '../bracket/bracket-picks.ts';
import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { openBracket } from '../bracket/open-bracket.ts';
import { pickWinner } from '../bracket/pick-match.ts';
import { type SeriesScore, seriesScores } from '../bracket/series-lengths.ts';
import { teamsToPick } from '../bracket/settle-round.ts';
import {
  calledRow,
  type FixtureCall,
  type FixtureWinner,
  fixtureCalls,
} from '../fixtures/fixture-calls.ts';
import { fixtureGroups, openFixture } from '../fixtures/fixture-list.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { BracketStage, FixtureStage, GroupStage, SwissStage } from '../model/format.ts';
import type { GroupStagePick, MatchPick, PickSet, PickType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { eligibleTeams, teamsPickedFor, toggleTeamPick } from '../picks/team-steps.ts';
import { crowdPicks } from '../slots/crowd-picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { type SlotIndex, slotIndexOf } from '../slots/slot-index.ts';
import { teamPickingOf } from '../stage/team-picking.ts';

type Counted = readonly [layout: SlotLayout, counts: readonly Uint32Array[]];

/**
 * The most picked answers as a slip that a user could have clicked together. Each step and match
 * takes the most picked option that is left. Equally picked teams stand in the order of the stage;
 * the upper team and the clearer score win ties [rule: pick-data-8].
 */
export const crowdSlip = (
  stage: EventStage,
  layout: SlotLayout,
  counts: readonly Uint32Array[],
): PickSet => askStage(SLIPS, stage, layout, counts);

function teamSlip(
  stage: EventStage<SwissStage | GroupStage>,
  ...[layout, counts]: Counted
): PickSet {
  const picking = teamPickingOf(stage.format);
  const { teams } = crowdPicks(stage, layout, counts);
  let picks: readonly GroupStagePick[] = [];
  const click = (at: Called): void => {
    const clicked = picking && toggleTeamPick(picking, stage, picks, at);
    if (clicked?.ok) picks = clicked.picks;
  };
  /** Teams that can be picked for a step still, the most called first. */
  const mostFor = (substage: EventSubstage, pickTypeId: PickType): readonly MostOf[] => {
    const { eventSubstageId } = substage;
    const entrantsFor = (teamId: number): number =>
      teams.find(
        (row) =>
          row.eventSubstageId === eventSubstageId &&
          row.teamId === teamId &&
          row.pickTypeId === pickTypeId,
      )?.entrants ?? 0;
    const eligible = picking ? eligibleTeams(picking, picks, substage, pickTypeId) : [];
    return eligible
      .filter((teamId) => !teamsPickedFor(picks, substage, pickTypeId).includes(teamId))
      .map((teamId) => ({ eventSubstageId, teamId, pickTypeId, entrants: entrantsFor(teamId) }))
      .toSorted((one, other) => other.entrants - one.entrants);
  };
  for (const [group, substage] of stage.substages.entries()) {
    for (const { pickTypeId, count } of picking?.stepsIn(group) ?? []) {
      for (const most of mostFor(substage, pickTypeId).slice(0, count)) click(most);
    }
  }
  // The groups that send on one more are those whose next team is called most.
  const { pickTypeId } = picking?.further ?? {};
  const next = stage.substages.flatMap((substage) =>
    pickTypeId === undefined ? [] : mostFor(substage, pickTypeId).slice(0, 1),
  );
  for (const most of next.toSorted((one, other) => other.entrants - one.entrants)) click(most);
  return { groupStagePicks: [...picks], matchPicks: [] };
}

type Called = Pick<GroupStagePick, 'eventSubstageId' | 'teamId' | 'pickTypeId'>;

interface MostOf extends Called {
  /** The number of users who called it. */
  readonly entrants: number;
}

function bracketSlip(stage: EventStage<BracketStage>, ...counted: Counted): PickSet {
  const graph = compileBracket(stage.format);
  const { eventStageId } = stage;
  const matchPicks = stage.substages.flatMap((substage, at): MatchPick[] => {
    const most = mostCalled(substage, at, ...counted);
    let state: BracketState = openBracket(graph, substage);
    for (const { key, index } of graph.matches) {
      const match = state.matches[index];
      const call = match?.isPickable ? most(state, match) : null;
      if (!call) continue;
      const picked = pickWinner(graph, state, key, call.teamId, call.score);
      if (picked.ok) state = picked.state;
    }
    return bracketPicksOf(state, { eventStageId, eventSubstageId: substage.eventSubstageId });
  });
  return { groupStagePicks: [], matchPicks };
}

interface MostCalled {
  readonly teamId: number;
  /** Only for matches whose scores are picked. */
  readonly score?: SeriesScore;
}

function mostCalled(
  { teamIds }: EventSubstage,
  substage: number,
  ...[layout, counts]: Counted
): (state: BracketState, match: MatchState) => MostCalled | null {
  const index = slotIndexOf(layout);
  const countsOf = (...slot: Parameters<SlotIndex['ofMatch']>) =>
    counts[index.ofMatch(...slot) ?? -1] ?? null;
  return (state, match) => {
    const { node } = match;
    const alike = node.round?.matches ?? [node.index];
    const winners = alike.map((index) => countsOf('winner', substage, index));
    const callsOf = (teamId: number) =>
      winners.reduce((sum, own) => sum + (own?.[teamIds.indexOf(teamId) + 1] ?? 0), 0);
    const [teamId] = teamsToPick(state, match).toSorted(
      (one, other) => callsOf(other) - callsOf(one),
    );
    if (teamId === undefined) return null;
    const scores = countsOf('score', substage, node.index);
    if (!scores) return { teamId };
    const [score] = seriesScores(node.bestOf).toSorted(
      (a, b) => (scores[b.loser + 1] ?? 0) - (scores[a.loser + 1] ?? 0),
    );
    return score ? { teamId, score } : { teamId };
  };
}

/** The most called winner of each match, or a draw, and then the most called score of it. */
function fixtureSlip(stage: EventStage<FixtureStage>, ...[layout, counts]: Counted): PickSet {
  const index = slotIndexOf(layout);
  const matchPicks = fixtureGroups(stage).flatMap(({ substage, details, list }, at) => {
    const calls = fixtureCalls(details.fixtures);
    return list.flatMap((fixture): MatchPick[] => {
      const open = openFixture(stage, substage, fixture);
      if (open.topTeamId === null || open.bottomTeamId === null) return [];
      const own = counts[index.ofMatch('fixture', at, fixture.index) ?? -1];
      const called = calls.map((call, byte) => ({ call, entrants: own?.[byte + 1] ?? 0 }));
      const entrantsFor = (winner: FixtureWinner): number =>
        called.reduce((sum, one) => sum + (one.call.winner === winner ? one.entrants : 0), 0);
      const clearness = ({ scores: [top, bottom] }: FixtureCall) => Math.abs(top - bottom);
      const [most] = called.toSorted(
        (one, other) =>
          entrantsFor(other.call.winner) - entrantsFor(one.call.winner) ||
          other.entrants - one.entrants ||
          clearness(other.call) - clearness(one.call),
      );
      return most ? [calledRow(open, most.call)] : [];
    });
  });
  return { groupStagePicks: [], matchPicks };
}

const SLIPS: ByStage<PickSet, Counted> = {
  swiss: teamSlip,
  groups: teamSlip,
  orders: teamSlip,
  fixtures: fixtureSlip,
  brackets: bracketSlip,
};
