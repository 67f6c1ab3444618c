import { compileBracket } from '../bracket/compile-bracket.ts';
import type { MatchNode } from '../bracket/graph.ts';
import { fixtureGroups, openFixture } from '../fixtures/fixture-list.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { BracketStage, FixtureStage } from '../model/format.ts';
import { type MatchPick, type PickSet, picksOfStage } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { placeOfResult, type ToldMatch, type ToldResult } from './told-result.ts';

/** A result as it was told, and as it is told instead. */
export interface ResultChange {
  readonly was: ToldResult;
  readonly is: ToldResult;
}

interface ScoredStage {
  readonly stage: EventStage;
  readonly layout: SlotLayout;
  readonly official: PickSet;
}

/**
 * The points that corrections gave to or took from an entry of the stage. All other results count as they
 * are now on both sides, because later matches belong to no correction.
 */
export function pointsMoved(
  { stage, layout, official }: ScoredStage,
  changes: readonly ResultChange[],
): (entry: Uint8Array) => number {
  const scored = (results: readonly ToldResult[]) =>
    compileScoring(stage, layout, withResults(stage, official, results));
  const before = scored(changes.map(({ was }) => was));
  const after = scored(changes.map(({ is }) => is));
  return (entry) => after.totalOf(entry) - before.totalOf(entry);
}

/** Official results with some of them told as given. */
function withResults(
  stage: EventStage,
  official: PickSet,
  results: readonly ToldResult[],
): PickSet {
  return askStage(TOLD, stage, picksOfStage(official, stage.eventStageId), results);
}

type Asked = readonly [own: PickSet, results: readonly ToldResult[]];

function withTeams({ eventStageId }: EventStage, ...[own, results]: Asked): PickSet {
  const isKept = (row: { readonly eventSubstageId: number; readonly teamId: number }) =>
    !results.some(
      ({ eventSubstageId, teamId }) =>
        eventSubstageId === row.eventSubstageId && teamId === row.teamId,
    );
  const rows = results.flatMap(({ eventSubstageId, teamId, team }) =>
    team === null
      ? []
      : team.pickTypeIds.map((pickTypeId) => ({
          eventStageId,
          eventSubstageId,
          teamId,
          pickTypeId,
        })),
  );
  return { groupStagePicks: [...own.groupStagePicks.filter(isKept), ...rows], matchPicks: [] };
}

const TOLD: ByStage<PickSet, Asked> = {
  swiss: withTeams,
  groups: withTeams,
  orders: withTeams,
  fixtures: (stage, own, results) => ({
    groupStagePicks: [],
    matchPicks: withFixtures(stage, own.matchPicks, results),
  }),
  brackets: (stage, own, results) => ({
    groupStagePicks: [],
    matchPicks: withMatches(stage, own.matchPicks, results),
  }),
};

function withMatches(
  { eventStageId, format }: EventStage<BracketStage>,
  official: readonly MatchPick[],
  results: readonly ToldResult[],
): MatchPick[] {
  const graph = compileBracket(format);
  const placeOf = (eventSubstageId: number, key: string) => `${eventSubstageId} ${key}`;
  const rows = new Map(
    official.map((row) => [placeOf(row.eventSubstageId, slotOfMatch(row)), row]),
  );
  const told = results.flatMap(({ eventSubstageId, matchKey, match }) => {
    const node = matchKey === null ? undefined : graph.byKey.get(matchKey);
    return node && match ? [{ eventSubstageId, node, match }] : [];
  });
  const given = new Set<string>();
  for (const { eventSubstageId, node, match } of told) {
    const place = placeOf(eventSubstageId, node.key);
    given.add(place);
    rows.set(place, rowOf({ eventStageId, eventSubstageId }, node, match));
  }
  // The winner and the loser move on to the matches that this one feeds.
  for (const { eventSubstageId, node, match } of told) {
    const { winnerTeamId, loserTeamId } = sidesOf(match);
    for (const [to, teamId] of [
      [node.winnerTo, winnerTeamId],
      [node.loserTo, loserTeamId],
    ] as const) {
      const next = graph.matches[to?.match ?? -1];
      const place = placeOf(eventSubstageId, next?.key ?? '');
      const row = rows.get(place);
      // In a drawn round the draw says where a team stands.
      if (!to || !row || next?.round || given.has(place)) continue;
      rows.set(place, { ...row, [to.isTop ? 'topTeamId' : 'bottomTeamId']: teamId });
    }
  }
  return [...rows.values()];
}

/** No match of a group sends anybody to another. */
function withFixtures(
  stage: EventStage<FixtureStage>,
  official: readonly MatchPick[],
  results: readonly ToldResult[],
): MatchPick[] {
  const told = new Map(results.map((result) => [placeOfResult(result), result.match]));
  const placeOf = (row: MatchPick) =>
    placeOfResult({ ...row, matchKey: slotOfMatch(row), teamId: null });
  const rows = fixtureGroups(stage).flatMap(({ substage, list }) =>
    list.flatMap((fixture): MatchPick[] => {
      const open = openFixture(stage, substage, fixture);
      const match = told.get(placeOf(open));
      return match ? [{ ...open, ...match, loserTeamId: sidesOf(match).loserTeamId }] : [];
    }),
  );
  return [...official.filter((row) => !told.has(placeOf(row))), ...rows];
}

const rowOf = (
  at: Pick<MatchPick, 'eventStageId' | 'eventSubstageId'>,
  { part, col, colIndex, index }: MatchNode,
  match: ToldMatch,
): MatchPick => ({
  ...at,
  bracketPart: part,
  bracketCol: col,
  bracketColIndex: colIndex,
  matchIndex: index,
  ...match,
  loserTeamId: sidesOf(match).loserTeamId,
});

function sidesOf({ winnerTeamId, topTeamId, bottomTeamId }: ToldMatch) {
  const loserTeamId =
    winnerTeamId === null ? null : winnerTeamId === topTeamId ? bottomTeamId : topTeamId;
  return { winnerTeamId, loserTeamId };
}
