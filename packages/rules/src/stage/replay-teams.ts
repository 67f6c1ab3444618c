import type { EventStage } from '../model/event-stage.ts';
import type { GroupStagePick, PickSet } from '../model/picks.ts';
import { PickType } from '../model/picks.ts';
import type { Checked } from '../model/problem.ts';
import { pickTypeName } from '../model/swiss-record.ts';
import {
  furtherPicked,
  inOrder,
  type TeamEntering,
  type TeamPicking,
  teamsPickedFor,
  toggleTeamPick,
} from '../picks/team-steps.ts';
import type { OfficialProblem, RowProblem, SubmissionProblem } from './pick-problem.ts';

/** Replays a submission of team picks, step by step; every step must be complete. */
export function replayTeams(
  stage: EventStage,
  picking: TeamPicking,
  picks: PickSet,
): Checked<PickSet, SubmissionProblem> {
  const { played, problems } = play(stage, picking, picks);
  return replayed(stage, played, [
    ...problems,
    ...missingPicks(stage, picking, played),
    ...missingFurther(stage, picking, played),
  ]);
}

/** The same for official results, which may be partial. */
export function replayTeamResults(
  stage: EventStage,
  results: TeamEntering,
  picks: PickSet,
): Checked<PickSet, OfficialProblem> {
  const { played, problems } = play(stage, results, picks);
  return replayed(stage, played, [...problems, ...tooManyOut(stage, results, played)]);
}

const replayed = <P>(
  stage: EventStage,
  played: readonly GroupStagePick[],
  problems: readonly P[],
): Checked<PickSet, P> =>
  problems.length > 0
    ? { ok: false, problems }
    : {
        ok: true,
        value: { groupStagePicks: inOrder(stage, played).map(bareRow), matchPicks: [] },
      };

const bareRow = (pick: GroupStagePick): GroupStagePick => ({
  eventStageId: pick.eventStageId,
  eventSubstageId: pick.eventSubstageId,
  teamId: pick.teamId,
  pickTypeId: pick.pickTypeId,
});

/** Rows that no state of the stage could hold: of another stage, of unknown teams, or twice. */
function problemsOfRows(stage: EventStage, rows: readonly GroupStagePick[]): RowProblem[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index): RowProblem[] => {
    const path = ['groupStagePicks', index];
    if (row.eventStageId !== stage.eventStageId) {
      return [{ path: [...path, 'eventStageId'], code: 'other_stage' }];
    }
    const substage = stage.substages.find((s) => s.eventSubstageId === row.eventSubstageId);
    if (!substage) return [{ path: [...path, 'eventSubstageId'], code: 'other_group' }];
    if (!substage.teamIds.includes(row.teamId)) {
      return [{ path: [...path, 'teamId'], code: 'unknown_team' }];
    }
    const key = `${row.eventSubstageId}-${row.teamId}-${row.pickTypeId}`;
    if (seen.has(key)) return [{ path, code: 'pick_twice' }];
    seen.add(key);
    return [];
  });
}

interface Play {
  readonly played: readonly GroupStagePick[];
  readonly problems: readonly RowProblem[];
}

/** Clicks every row, after those that it depends on; what could not be clicked becomes a problem. */
function play(stage: EventStage, entering: TeamEntering, picks: PickSet): Play {
  const rows = picks.groupStagePicks;
  const ofRows = problemsOfRows(stage, rows);
  const problems: RowProblem[] = picks.matchPicks.map((_, index) => ({
    path: ['matchPicks', index],
    code: 'not_picked_in_brackets',
  }));
  problems.push(...ofRows);
  const troubled = new Set(ofRows.map(({ path: [, index] }) => index));
  let played: readonly GroupStagePick[] = [];
  for (const pickTypeId of entering.order) {
    rows.forEach((row, index) => {
      if (row.pickTypeId !== pickTypeId || troubled.has(index)) return;
      const outcome = toggleTeamPick(entering, stage, played, row);
      if (outcome.ok) played = outcome.picks;
      else problems.push({ path: ['groupStagePicks', index], code: outcome.code });
    });
  }
  rows.forEach((row, index) => {
    if (entering.order.includes(row.pickTypeId)) return;
    problems.push({ path: ['groupStagePicks', index, 'pickTypeId'], code: 'no_such_step' });
  });
  return { played, problems };
}

/** A team that went 0-3 is out, whether or not a row says so. */
function tooManyOut(
  stage: EventStage,
  results: TeamEntering,
  played: readonly GroupStagePick[],
): OfficialProblem[] {
  return stage.substages.flatMap((substage, group): OfficialProblem[] => {
    // A stage to come may have fewer known teams than will go through.
    const most = Math.max(0, results.limitOf(PickType.eliminated, substage, group));
    const { size: count } = new Set([
      ...teamsPickedFor(played, substage, PickType.eliminated),
      ...teamsPickedFor(played, substage, PickType.cleanSweepLoser),
    ]);
    if (count <= most) return [];
    const path = ['groupStagePicks'];
    return [{ path, code: 'too_many_out', substage: substage.title, count, most }];
  });
}

function missingPicks(
  stage: EventStage,
  picking: TeamPicking,
  played: readonly GroupStagePick[],
): SubmissionProblem[] {
  return stage.substages.flatMap((substage, group) =>
    picking.stepsIn(group).flatMap(({ pickTypeId, count }): SubmissionProblem[] => {
      const missing = count - teamsPickedFor(played, substage, pickTypeId).length;
      if (missing <= 0) return [];
      const called = pickTypeName(stage.format, pickTypeId);
      const told = { substage: substage.title, pickTypeId, called, missing };
      return [{ path: ['groupStagePicks'], code: 'picks_missing', ...told }];
    }),
  );
}

/** Some groups have one team more than the others. */
function missingFurther(
  stage: EventStage,
  { further }: TeamPicking,
  played: readonly GroupStagePick[],
): SubmissionProblem[] {
  if (further === undefined) return [];
  const missing = further.count - furtherPicked(further, stage, played);
  if (missing <= 0) return [];
  return [{ path: ['groupStagePicks'], code: 'further_missing', count: further.count, missing }];
}
