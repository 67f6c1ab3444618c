import { compileBracket } from '../bracket/compile-bracket.ts';
import { type BracketGraph, matchKey } from '../bracket/graph.ts';
import { fixtureGroups } from '../fixtures/fixture-list.ts';
import { tableOfRows } from '../fixtures/fixture-table.ts';
import { groupAdvancingCount } from '../group/group-picks.ts';
import { isThroughAt } from '../group/order-fates.ts';
import type { EventStage } from '../model/event-stage.ts';
import type {
  BracketStage,
  FixtureStage,
  GroupStage,
  OrderStage,
  SwissStage,
} from '../model/format.ts';
import { orderOf } from '../model/group-counts.ts';
import { type PickSet, PickType, placeOfType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { teamPickingOf } from '../stage/team-picking.ts';

/** A user's picks of a stage. */
export interface StageSlip {
  readonly stage: EventStage;
  readonly picks: PickSet;
}

/**
 * An order after what a user called before [rule: picks-30]: first the teams that were called to get
 * on, by how far. Teams that no slip names keep their places in `order`. Teams that were called to
 * lose every match come last. The newest slip of a stage that a team plays in speaks for it.
 */
export function orderLikeSlips(
  order: readonly number[],
  newestFirst: readonly StageSlip[],
): readonly number[] {
  const [on, out, told] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const slip of newestFirst) {
    const called = askStage(CALLED, slip.stage, slip.picks, order);
    for (const teamId of called.on) if (!told.has(teamId)) on.add(teamId);
    for (const teamId of called.out) if (!told.has(teamId)) out.add(teamId);
    for (const { teamIds } of slip.stage.substages) {
      for (const teamId of teamIds) told.add(teamId);
    }
  }
  const unnamed = order.filter((teamId) => !on.has(teamId) && !out.has(teamId));
  return [...on, ...unnamed, ...out];
}

/** Teams as a slip calls them, the best first. */
interface Called {
  readonly on: readonly number[];
  readonly out: readonly number[];
}

const CALLED: ByStage<Called, [picks: PickSet, order: readonly number[]]> = {
  swiss: calledTeams,
  groups: calledTeams,
  orders: calledPlaces,
  fixtures: calledTables,
  brackets: (stage, { matchPicks }, order) => ({ on: winners(stage, matchPicks, order), out: [] }),
};

function calledTeams(
  { format }: EventStage<SwissStage | GroupStage>,
  { groupStagePicks }: PickSet,
): Called {
  const parts = teamPickingOf(format)?.slip ?? [];
  const teamsOf = (isOut: boolean) =>
    parts
      .filter(({ pickTypeId }) => (pickTypeId === PickType.cleanSweepLoser) === isOut)
      .flatMap((part) => groupStagePicks.filter((row) => row.pickTypeId === part.pickTypeId))
      .map(({ teamId }) => teamId);
  return { on: teamsOf(false), out: teamsOf(true) };
}

/** Places of all groups side by side; those that do not go on stand last, the best of them first. */
function calledPlaces(
  { format, substages }: EventStage<OrderStage>,
  { groupStagePicks }: PickSet,
): Called {
  const places = substages.flatMap(({ eventSubstageId }, group) => {
    const details = orderOf(format.groupStageDetails, group);
    return groupStagePicks
      .filter((row) => row.eventSubstageId === eventSubstageId)
      .flatMap(({ teamId, pickTypeId }) => {
        const place = placeOfType(pickTypeId);
        return place === null ? [] : [{ teamId, place, isOn: isThroughAt(details, place) }];
      });
  });
  const byPlace = places.toSorted((one, other) => one.place - other.place);
  const teamsOf = (isOn: boolean) =>
    byPlace.filter((called) => called.isOn === isOn).map(({ teamId }) => teamId);
  return { on: teamsOf(true), out: teamsOf(false) };
}

/** Groups side by side by the tables of their called matches; those that do not go on stand last. */
function calledTables(stage: EventStage<FixtureStage>, { matchPicks }: PickSet): Called {
  const rows = fixtureGroups(stage).flatMap(({ substage, details }) => {
    const own = matchPicks.filter((row) => row.eventSubstageId === substage.eventSubstageId);
    return tableOfRows(substage.teamIds, own).map((row, at) => ({
      ...row,
      at,
      isOn: at < groupAdvancingCount(details),
    }));
  });
  const byPlace = rows.toSorted((one, other) => one.at - other.at);
  const teamsOf = (isOn: boolean) =>
    byPlace.filter((row) => row.isOn === isOn).map(({ teamId }) => teamId);
  return { on: teamsOf(true), out: teamsOf(false) };
}

/** Teams that were called to win a match, by how near to the end their last match is, then by `order`. */
function winners(
  { format }: EventStage<BracketStage>,
  matchPicks: PickSet['matchPicks'],
  order: readonly number[],
): readonly number[] {
  const graph = compileBracket(format);
  const leftOf = matchesLeft(graph);
  const rounds = matchPicks.flatMap((row) => {
    const at = { part: row.bracketPart, col: row.bracketCol, colIndex: row.bracketColIndex };
    const node = graph.byKey.get(matchKey(at));
    return node ? [{ ...row, left: leftOf[node.index] ?? 0, index: node.index }] : [];
  });
  const lastOf = (teamId: number) =>
    rounds
      .filter(({ winnerTeamId, loserTeamId }) => [winnerTeamId, loserTeamId].includes(teamId))
      .reduce((one, other) => (one.index > other.index ? one : other));
  const won = new Set(rounds.flatMap(({ winnerTeamId }) => winnerTeamId ?? []));
  return [...won]
    .map((teamId) => ({ teamId, last: lastOf(teamId) }))
    .toSorted(
      (one, other) =>
        one.last.left - other.last.left ||
        Number(other.last.winnerTeamId === other.teamId) -
          Number(one.last.winnerTeamId === one.teamId) ||
        order.indexOf(one.teamId) - order.indexOf(other.teamId),
    )
    .map(({ teamId }) => teamId);
}

/** The matches that the winner of each match still plays. */
function matchesLeft(graph: BracketGraph): readonly number[] {
  const left: number[] = [];
  for (const { index, winnerTo } of graph.matches.toReversed()) {
    left[index] = winnerTo === null ? 0 : (left[winnerTo.match] ?? 0) + 1;
  }
  return left;
}
