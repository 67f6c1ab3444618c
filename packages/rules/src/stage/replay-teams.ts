import type { Checked, GroupStagePick, PickSet, Problem } from '../picks/picks.ts';
import { PICK_TYPE_NAMES, PickType } from '../picks/picks.ts';
import {
  inOrder,
  type TeamPicking,
  type ToggleRefusal,
  teamsPickedFor,
  toggleTeamPick,
} from '../picks/team-steps.ts';
import type { EventStage } from './event-stage.ts';

const REFUSALS: Record<ToggleRefusal, string> = {
  no_such_step: 'This stage does not ask for picks of this type',
  unknown_team: 'This team does not play here',
  not_eligible: 'This team cannot be picked for this with its other picks',
  full: 'More teams are picked for this than it takes',
};

/** Replays the team picks of a Swiss stage or of groups, step by step. */
export function replayTeams(
  stage: EventStage,
  picking: TeamPicking,
  picks: PickSet,
  isOfficial: boolean,
): Checked<PickSet> {
  const problems: Problem[] = [
    ...picks.matchPicks.map((_, index) => ({
      path: `matchPicks[${index}]`,
      message: 'This stage is not picked in brackets',
    })),
    ...problemsOfRows(stage, picks.groupStagePicks),
  ];
  const eliminated = picks.groupStagePicks.filter(isEliminated);
  const played = playSteps(stage, picking, picks.groupStagePicks, problems);
  problems.push(
    ...(isOfficial
      ? problemsOfEliminated(picks.groupStagePicks, played)
      : [...problemsOfSlip(picks.groupStagePicks), ...missingPicks(stage, picking, played)]),
  );
  if (problems.length > 0) return { ok: false, problems };
  const groupStagePicks = inOrder(stage, isOfficial ? [...played, ...eliminated] : played);
  return { ok: true, value: { groupStagePicks: groupStagePicks.map(bareRow), matchPicks: [] } };
}

const isEliminated = (pick: GroupStagePick) => pick.pickTypeId === PickType.eliminated;

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

/** Clicks every row in the order of the steps; what could not be clicked becomes a problem. */
function playSteps(
  stage: EventStage,
  picking: TeamPicking,
  rows: readonly GroupStagePick[],
  problems: Problem[],
): readonly GroupStagePick[] {
  const troubled = new Set(problems.map(({ path }) => path.split('.')[0]));
  const order = picking.steps.map((step) => step.pickTypeId);
  let played: readonly GroupStagePick[] = [];
  for (const pickTypeId of order) {
    rows.forEach((row, index) => {
      const path = `groupStagePicks[${index}]`;
      if (row.pickTypeId !== pickTypeId || troubled.has(path)) return;
      const outcome = toggleTeamPick(picking, stage, played, row);
      if (outcome.ok) played = outcome.picks;
      else problems.push({ path, message: REFUSALS[outcome.code] });
    });
  }
  rows.forEach((row, index) => {
    if (order.includes(row.pickTypeId) || isEliminated(row)) return;
    problems.push({ path: `groupStagePicks[${index}].pickTypeId`, message: REFUSALS.no_such_step });
  });
  return played;
}

/** Only official results say who is eliminated. */
const problemsOfSlip = (rows: readonly GroupStagePick[]): Problem[] =>
  rows.flatMap((row, index) =>
    isEliminated(row)
      ? [{ path: `groupStagePicks[${index}].pickTypeId`, message: REFUSALS.no_such_step }]
      : [],
  );

function problemsOfEliminated(
  rows: readonly GroupStagePick[],
  played: readonly GroupStagePick[],
): Problem[] {
  const advancing = new Set(
    played.filter((p) => p.pickTypeId === PickType.advancing).map((p) => p.teamId),
  );
  return rows.flatMap((row, index) =>
    isEliminated(row) && advancing.has(row.teamId)
      ? [{ path: `groupStagePicks[${index}]`, message: 'This team advances' }]
      : [],
  );
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
