import type { BracketState } from '../bracket/bracket-picks.ts';
import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { isScoreAsked } from '../bracket/drawn-round.ts';
import type { BracketGraph, DrawnRound, MatchNode } from '../bracket/graph.ts';
import { missingDraws } from '../bracket/missing-draws.ts';
import { officialBracket, openBracket } from '../bracket/open-bracket.ts';
import { pickWinner } from '../bracket/pick-match.ts';
import { placeTeam } from '../bracket/place-team.ts';
import { poolOf } from '../bracket/round-pool.ts';
import { seriesScores } from '../bracket/series-lengths.ts';
import { teamsToPick } from '../bracket/settle-round.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { OrderStage, SwissStage } from '../model/format.ts';
import { orderOf, swissGroup } from '../model/group-counts.ts';
import {
  type GroupStagePick,
  type MatchPick,
  type PickSet,
  PickType,
  typeOfPlace,
} from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { clickTeam, eligibleTeams, teamsPickedFor } from '../picks/team-steps.ts';
import { teamPickingOf } from '../stage/team-picking.ts';
import { swissFates } from '../swiss/swiss-fates.ts';
import { drawFixtures } from './draw-fixtures.ts';

/** A number from 0 up to 1, 1 left out. */
export type RandomSource = () => number;

/** Official results of a whole stage, drawn match by match or team by team. */
export const drawResults = (stage: EventStage, random: RandomSource): PickSet => ({
  groupStagePicks: askStage(TEAM_RESULTS, stage, random),
  matchPicks: askStage(MATCHES, stage, random, true),
});

const TEAM_RESULTS: ByStage<readonly GroupStagePick[], [random: RandomSource]> = {
  swiss: drawSwissTable,
  groups: (stage, random) => {
    const picks = drawTeams(stage, random);
    return [...picks, ...stage.substages.flatMap((substage) => teamsLeft(stage, substage, picks))];
  },
  orders: (stage, random) => {
    const places = drawTeams(stage, random);
    return [...places, ...drawnNext(stage, places, random)];
  },
  fixtures: () => [],
  brackets: () => [],
};

/** The teams at the next place that go on are drawn. */
function drawnNext(
  { format, substages }: EventStage<OrderStage>,
  places: readonly GroupStagePick[],
  random: RandomSource,
): GroupStagePick[] {
  const details = format.groupStageDetails;
  const count = furtherCount(details);
  if (count === 0) return [];
  const next = substages.flatMap(({ eventSubstageId }, group) => {
    const pickTypeId = typeOfPlace(groupAdvancingCount(orderOf(details, group)) + 1);
    return places.filter(
      (row) => row.eventSubstageId === eventSubstageId && row.pickTypeId === pickTypeId,
    );
  });
  return shuffled(next, random).map((row, at) => ({
    ...row,
    pickTypeId: at < count ? PickType.advancing : PickType.eliminated,
  }));
}

/** A Swiss stage has as many 3-0 and 0-3 teams as its number of teams makes, whatever a slip asks for. */
function drawSwissTable(stage: EventStage<SwissStage>, random: RandomSource): GroupStagePick[] {
  return stage.substages.flatMap((substage, group) => {
    const details = swissGroup(stage.format.swissStageDetails, group);
    const fates = swissFates(details, substage, []);
    const table = shuffled(substage.teamIds, random);
    const { advancingCount, undefeatedCount, winlessCount } = fates;
    const { eventStageId } = stage;
    const { eventSubstageId } = substage;
    const rows = (teamIds: readonly number[], pickTypeId: PickType) =>
      teamIds.map((teamId) => ({ eventStageId, eventSubstageId, teamId, pickTypeId }));
    return [
      ...rows(table.slice(0, advancingCount), PickType.advancing),
      ...rows(table.slice(0, undefeatedCount.most), PickType.cleanSweepWinner),
      ...rows(table.slice(advancingCount), PickType.eliminated),
      ...rows(table.slice(table.length - winlessCount.most), PickType.cleanSweepLoser),
    ];
  });
}

/** A complete slip of a stage, drawn in the same way. */
export const drawSlip = (stage: EventStage, random: RandomSource): PickSet => ({
  groupStagePicks: drawTeams(stage, random),
  matchPicks: askStage(MATCHES, stage, random, false),
});

const noMatches = (): MatchPick[] => [];

/** Matches that are played out, or called. */
const MATCHES: ByStage<MatchPick[], [random: RandomSource, isOfficial: boolean]> = {
  swiss: noMatches,
  groups: noMatches,
  orders: noMatches,
  fixtures: drawFixtures,
  brackets: (stage, random, isOfficial) =>
    playedOut(stage, random, isOfficial ? officialBracket : openBracket),
};

/** The stage with results of the columns that nobody picks: what is picked may lead on from them. */
export function drawLockedColumns(stage: EventStage, random: RandomSource): EventStage {
  const known = playedOut(stage, random, officialBracket, ({ isLocked }) => isLocked);
  return {
    ...stage,
    substages: stage.substages.map((substage) => ({
      ...substage,
      officialMatches: known.filter(
        ({ eventSubstageId }) => eventSubstageId === substage.eventSubstageId,
      ),
    })),
  };
}

/** The brackets of a stage, one a substage; none where teams are picked. */
function playedOut(
  stage: EventStage,
  random: RandomSource,
  open: (graph: BracketGraph, substage: EventSubstage) => BracketState,
  isPlayed: (match: MatchNode) => boolean = () => true,
): MatchPick[] {
  if (stage.format.bracket === null) return [];
  const graph = compileBracket(stage.format);
  return stage.substages.flatMap((substage) => {
    // In the graph's order the teams of a match are known before its turn.
    const state = graph.matches
      .filter(isPlayed)
      .reduce((before, node) => playMatch(graph, before, node, random), open(graph, substage));
    const { eventStageId } = stage;
    return bracketPicksOf(state, { eventStageId, eventSubstageId: substage.eventSubstageId });
  });
}

function playMatch(
  graph: BracketGraph,
  state: BracketState,
  node: MatchNode,
  random: RandomSource,
): BracketState {
  if (node.round?.matches[0] === node.index) {
    const drawn = drawnAtRandom(graph, state, node.round, random);
    if (drawn !== state) return playMatch(graph, drawn, node, random);
  }
  const match = state.matches[node.index];
  if (!match || match.winnerTeamId !== null) return state;
  const teams = teamsToPick(state, match);
  if (teams.length === 0 || !match.isPickable) return state;
  const winner = oneOf(teams, random);
  const hasScore = state.isOfficial || isScoreAsked(graph, node);
  const score = hasScore ? oneOf(seriesScores(node.bestOf), random) : undefined;
  const played = pickWinner(graph, state, node.key, winner, score);
  return played.ok ? played.state : state;
}

/** The official bracket in which it is drawn who meets whom in a round, once everybody is there. */
export function drawnAtRandom(
  graph: BracketGraph,
  before: BracketState,
  round: DrawnRound,
  random: RandomSource,
): BracketState {
  if (!before.isOfficial) return before;
  let state = before;
  while (missingDraws(graph, state).includes(round)) {
    const pool = poolOf(state, round);
    const waiting = pool?.matches.flatMap(({ top, bottom }) => [teamIn(top), teamIn(bottom)]) ?? [];
    const left = pool?.teamIds.filter((teamId) => !waiting.includes(teamId)) ?? [];
    const seats = (pool?.matches ?? []).flatMap(({ node: { key }, top, bottom }) => [
      ...(teamIn(top) === null ? [{ key, isTop: true }] : []),
      ...(teamIn(bottom) === null ? [{ key, isTop: false }] : []),
    ]);
    if (left.length === 0 || seats.length === 0) return state;
    const occupant = { kind: 'team', teamId: oneOf(left, random) } as const;
    const placed = placeTeam(graph, state, oneOf(seats, random), occupant);
    if (!placed.ok || placed.state === state) return state;
    state = placed.state;
  }
  return state;
}

/** As somebody would click them; none where brackets are picked. */
function drawTeams(stage: EventStage, random: RandomSource): readonly GroupStagePick[] {
  const picking = teamPickingOf(stage.format);
  if (picking === null) return [];
  return picking.order.reduce<readonly GroupStagePick[]>((before, pickTypeId) => {
    let picks = before;
    const groups = [...stage.substages.entries()];
    // The groups that send on one team more are drawn as well.
    for (const [group, substage] of picking.further ? shuffled(groups, random) : groups) {
      const count = picking.limitOf(pickTypeId, substage, group);
      for (const teamId of shuffled(eligibleTeams(picking, picks, substage, pickTypeId), random)) {
        if (teamsPickedFor(picks, substage, pickTypeId).length === count) break;
        const at = { eventSubstageId: substage.eventSubstageId, teamId, pickTypeId };
        const clicked = clickTeam(picking, stage, picks, at);
        if (clicked.ok) picks = clicked.picks;
      }
    }
    return picks;
  }, []);
}

/** Teams that do not go on are out. */
function teamsLeft(
  { eventStageId }: EventStage,
  { eventSubstageId, teamIds }: EventSubstage,
  picks: readonly GroupStagePick[],
): GroupStagePick[] {
  const advancing = new Set(teamsPickedFor(picks, { eventSubstageId }, PickType.advancing));
  return teamIds
    .filter((teamId) => !advancing.has(teamId))
    .map((teamId) => ({ eventStageId, eventSubstageId, teamId, pickTypeId: PickType.eliminated }));
}

function oneOf<T>(items: readonly T[], random: RandomSource): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

/** Fisher and Yates. */
function shuffled<T>(items: readonly T[], random: RandomSource): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    [mixed[last], mixed[at]] = [mixed[at] as T, mixed[last] as T];
  }
  return mixed;
}
