import { canBeDrawn, winningScores } from '../bracket/series-lengths.ts';
import { byteOfRow, isScoreCalled, winnerSide } from '../fixtures/fixture-calls.ts';
import {
  type FixtureGroup,
  fixtureGroups,
  type GroupFixture,
  openFixture,
  teamsOfFixture,
} from '../fixtures/fixture-list.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { FixtureStage } from '../model/format.ts';
import { isDrawn, type MatchPick, type PickSet } from '../model/picks.ts';
import type { Checked } from '../model/problem.ts';
import { isResult } from './has-results.ts';
import type {
  MatchFault,
  OfficialProblem,
  ResultFlaw,
  RowProblem,
  SubmissionProblem,
} from './pick-problem.ts';
import { type PlacedRow, placeRows } from './placed-row.ts';

type FixtureEvent = EventStage<FixtureStage>;

/** Checks the called matches of a user; each has to be called [rule: groups-22]. */
export const replayFixtures = (
  stage: FixtureEvent,
  picks: PickSet,
): Checked<PickSet, SubmissionProblem> =>
  replayEach<SubmissionProblem>(stage, picks, (group, fixture, placed) => {
    const { substage } = group;
    if (!placed) {
      // A match waits for its teams.
      if (teamsOfFixture(substage, fixture).includes(null)) return null;
      const at = { substage: substage.title, match: fixture.key };
      return { path: ['matchPicks'], code: 'not_called', ...at };
    }
    const fault = faultOfCall(group, openFixture(stage, substage, fixture), placed.row);
    return fault && { path: [...placed.path, ...fault.field], code: fault.code };
  });

/** Checks official results of matches, which may be partial. Open rows say nothing [rule: groups-23]. */
export const replayOfficialFixtures = (
  stage: FixtureEvent,
  picks: PickSet,
): Checked<PickSet, OfficialProblem> =>
  replayEach<OfficialProblem>(stage, picks, (group, fixture, placed) => {
    if (!placed) return null;
    const { substage } = group;
    const flaw = flawOfResult(group, openFixture(stage, substage, fixture), placed.row);
    const at = { substage: substage.title, match: fixture.key };
    return flaw && { path: [...placed.path, ...flaw.field], code: flaw.code, ...at };
  });

type CheckRow<P> = (
  group: FixtureGroup,
  fixture: GroupFixture,
  placed: PlacedRow | undefined,
) => P | null;

function replayEach<P>(
  stage: FixtureEvent,
  picks: PickSet,
  check: CheckRow<P>,
): Checked<PickSet, P | RowProblem> {
  const problems: (P | RowProblem)[] = picks.groupStagePicks.map((_, index) => ({
    path: ['groupStagePicks', index],
    code: 'picked_by_match',
  }));
  const groups = fixtureGroups(stage);
  const { rows, problems: strays } = placeRows(stage, picks.matchPicks, {
    matches: new Map(groups.map((group) => [group.substage.eventSubstageId, byKey(group)])),
    elsewhere: 'other_group',
  });
  problems.push(...strays);
  const matchPicks = groups.flatMap((group) =>
    group.list.flatMap((fixture): MatchPick[] => {
      const placed = rows.get(group.substage.eventSubstageId)?.get(fixture.key);
      const problem = check(group, fixture, placed);
      if (problem) problems.push(problem);
      return placed && hasEnd(placed.row) ? [bareRow(placed.row)] : [];
    }),
  );
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { groupStagePicks: [], matchPicks } };
}

const byKey = ({ list }: FixtureGroup): ReadonlyMap<string, GroupFixture> =>
  new Map(list.map((fixture) => [fixture.key, fixture]));

const hasEnd = (row: MatchPick): boolean => isResult(row);

function bareRow(row: MatchPick): MatchPick {
  const isPlayed = row.outcome === undefined || row.outcome === 'played';
  return {
    eventStageId: row.eventStageId,
    eventSubstageId: row.eventSubstageId,
    bracketPart: row.bracketPart,
    bracketCol: row.bracketCol,
    bracketColIndex: row.bracketColIndex,
    matchIndex: row.matchIndex,
    topTeamId: row.topTeamId,
    bottomTeamId: row.bottomTeamId,
    winnerTeamId: row.winnerTeamId,
    loserTeamId: row.loserTeamId,
    topTeamScore: row.topTeamScore,
    bottomTeamScore: row.bottomTeamScore,
    ...(isPlayed ? {} : { outcome: row.outcome }),
  };
}

interface Fault<Code> {
  /** The field of the row; none = the whole row. */
  readonly field: readonly (keyof MatchPick)[];
  readonly code: Code;
}

/** The wrong field of a row that names other teams than the match has. */
function wrongSide(
  { topTeamId, bottomTeamId }: MatchPick,
  row: MatchPick,
): 'topTeamId' | 'bottomTeamId' | 'winnerTeamId' | 'loserTeamId' | null {
  if (row.topTeamId !== topTeamId || topTeamId === null) return 'topTeamId';
  if (row.bottomTeamId !== bottomTeamId || bottomTeamId === null) return 'bottomTeamId';
  const { winnerTeamId, loserTeamId } = row;
  if (winnerTeamId !== null && winnerTeamId !== topTeamId && winnerTeamId !== bottomTeamId) {
    return 'winnerTeamId';
  }
  const loser =
    winnerTeamId === null ? null : winnerTeamId === topTeamId ? bottomTeamId : topTeamId;
  return loserTeamId === loser ? null : 'loserTeamId';
}

const ELSEWHERE = {
  topTeamId: 'team_elsewhere',
  bottomTeamId: 'team_elsewhere',
  winnerTeamId: 'winner_elsewhere',
  loserTeamId: 'loser_elsewhere',
} as const;

/** Why nobody could have called a match so. */
function faultOfCall(
  { details: { fixtures } }: FixtureGroup,
  open: MatchPick,
  row: MatchPick,
): Fault<MatchFault['code']> | null {
  if (open.topTeamId === null || open.bottomTeamId === null) {
    return { field: [], code: 'match_not_pickable' };
  }
  if (row.outcome !== undefined && row.outcome !== 'played') {
    return { field: ['outcome'], code: 'outcome_picked' };
  }
  const side = wrongSide(open, row);
  if (side) return { field: [side], code: ELSEWHERE[side] };
  if (byteOfRow(fixtures, row) > 0) return null;
  if (winnerSide(row) === null && !isDrawn(row)) {
    return { field: ['winnerTeamId'], code: 'winner_elsewhere' };
  }
  const isMissing = row.topTeamScore === null || row.bottomTeamScore === null;
  const code = isMissing && isScoreCalled(fixtures) ? 'score_missing' : 'score_impossible';
  return { field: ['topTeamScore'], code };
}

const WRONG = {
  topTeamId: 'wrong_participant',
  bottomTeamId: 'wrong_participant',
  winnerTeamId: 'wrong_winner',
  loserTeamId: 'wrong_loser',
} as const;

/** Why a match cannot have ended so. */
function flawOfResult(
  group: FixtureGroup,
  open: MatchPick,
  row: MatchPick,
): Fault<ResultFlaw> | null {
  if (row.outcome === 'bye') return { field: ['outcome'], code: 'no_bye_here' };
  if (!hasEnd(row) && row.topTeamId === null && row.bottomTeamId === null) return null;
  const side = wrongSide(open, row);
  if (side) return { field: [side], code: WRONG[side] };
  return isScorePossible(group, row) ? null : { field: ['topTeamScore'], code: 'wrong_score' };
}

/** Scores stand in matches that were played alone, and say who won. */
function isScorePossible({ details: { fixtures } }: FixtureGroup, row: MatchPick): boolean {
  const { topTeamScore: top, bottomTeamScore: bottom, outcome = 'played' } = row;
  if (outcome === 'walkover') return row.winnerTeamId !== null && top === null && bottom === null;
  if (outcome !== 'played') return row.winnerTeamId === null && top === null && bottom === null;
  if (top === null || bottom === null) return top === null && bottom === null;
  const side = winnerSide(row);
  if (side === null) {
    return canBeDrawn(fixtures) && top === bottom && 2 * top === fixtures.bestOf;
  }
  const [won, lost] = side === 'top' ? [top, bottom] : [bottom, top];
  return winningScores(fixtures.bestOf).some(([winner, loser]) => winner === won && loser === lost);
}
