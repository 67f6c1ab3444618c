import type { EventStage } from '../model/event-stage.ts';
import type { GroupStagePick, PickSet } from '../model/picks.ts';
import { PICK_TYPE_NAMES, PickType } from '../model/picks.ts';
import type { Checked, Problem } from '../model/problem.ts';
import {
  inOrder,
  type TeamEntering,
  type TeamPicking,
  type ToggleRefusal,
  teamsPickedFor,
  toggleTeamPick,
} from '../picks/team-steps.ts';

const REFUSALS: Record<ToggleRefusal, string> = {
  no_such_step: 'This stage does not ask for picks of this type',
  unknown_team: 'This team does not play here',
  not_eligible: 'This team cannot be both this and what else it is named for',
  full: 'More teams are named for this than it takes',
};

/** Replays a submission of team picks, step by step; whatever the steps ask for must be there. */
export function replayTeams(
  stage: EventStage,
  picking: TeamPicking,
  picks: PickSet,
): Checked<PickSet> {
  const { played, problems } = play(stage, picking, picks);
  return replayed(stage, played, [...problems, ...missingPicks(stage, picking, played)]);
}

/** The same for official results, which may be partial. */
export function replayTeamResults(
  stage: EventStage,
  results: TeamEntering,
  picks: PickSet,
): Checked<PickSet> {
  const { played, problems } = play(stage, results, picks);
  return replayed(stage, played, [...problems, ...tooManyOut(stage, results, played)]);
}

const replayed = (
  stage: EventStage,
  played: readonly GroupStagePick[],
  problems: readonly Problem[],
): Checked<PickSet> =>
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
function problemsOfRows(stage: EventStage, rows: readonly GroupStagePick[]): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const path = `groupStagePicks[${index}]`;
    if (row.eventStageId !== stage.eventStageId) {
      return [{ path: `${path}.eventStageId`, message: 'This pick is of another stage' }];
    }
    const substage = stage.substages.find((s) => s.eventSubstageId === row.eventSubstageId);
    if (!substage) {
      return [{ path: `${path}.eventSubstageId`, message: 'This group is not of this stage' }];
    }
    if (!substage.teamIds.includes(row.teamId)) {
      return [{ path: `${path}.teamId`, message: REFUSALS.unknown_team }];
    }
    const key = `${row.eventSubstageId}-${row.teamId}-${row.pickTypeId}`;
    if (seen.has(key)) return [{ path, message: 'This pick is there twice' }];
    seen.add(key);
    return [];
  });
}

interface Play {
  readonly played: readonly GroupStagePick[];
  readonly problems: readonly Problem[];
}

/** Clicks every row in the order of what depends on what; what could not be clicked becomes a problem. */
function play(stage: EventStage, entering: TeamEntering, picks: PickSet): Play {
  const rows = picks.groupStagePicks;
  const problems: Problem[] = [
    ...picks.matchPicks.map((_, index) => ({
      path: `matchPicks[${index}]`,
      message: 'This stage is not picked in brackets',
    })),
    ...problemsOfRows(stage, rows),
  ];
  const troubled = new Set(problems.map(({ path }) => path.split('.')[0]));
  let played: readonly GroupStagePick[] = [];
  for (const pickTypeId of entering.order) {
    rows.forEach((row, index) => {
      const path = `groupStagePicks[${index}]`;
      if (row.pickTypeId !== pickTypeId || troubled.has(path)) return;
      const outcome = toggleTeamPick(entering, stage, played, row);
      if (outcome.ok) played = outcome.picks;
      else problems.push({ path, message: REFUSALS[outcome.code] });
    });
  }
  rows.forEach((row, index) => {
    if (entering.order.includes(row.pickTypeId)) return;
    problems.push({ path: `groupStagePicks[${index}].pickTypeId`, message: REFUSALS.no_such_step });
  });
  return { played, problems };
}

/** Who went 0-3 is out with or without a word that says so. */
function tooManyOut(
  stage: EventStage,
  results: TeamEntering,
  played: readonly GroupStagePick[],
): Problem[] {
  return stage.substages.flatMap((substage) => {
    const limit = results.limitOf(PickType.eliminated, substage);
    const out = new Set([
      ...teamsPickedFor(played, substage, PickType.eliminated),
      ...teamsPickedFor(played, substage, PickType.cleanSweepLoser),
    ]);
    const message = `${substage.title}: ${out.size} teams are out where at most ${limit} can be`;
    return out.size > limit ? [{ path: 'groupStagePicks', message }] : [];
  });
}

function missingPicks(
  stage: EventStage,
  picking: TeamPicking,
  played: readonly GroupStagePick[],
): Problem[] {
  return stage.substages.flatMap((substage) =>
    picking.steps.flatMap(({ pickTypeId, count }) => {
      const missing = count - teamsPickedFor(played, substage, pickTypeId).length;
      const message = `${substage.title}: ${missing} more to pick as ${PICK_TYPE_NAMES[pickTypeId]}`;
      return missing > 0 ? [{ path: 'groupStagePicks', message }] : [];
    }),
  );
}
