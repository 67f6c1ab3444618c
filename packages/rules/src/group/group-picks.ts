import type { GroupStageDetails } from '../format/format.ts';
import { type GroupStagePick, PickType } from '../picks/picks.ts';
import {
  type TeamPicking,
  type TeamPickStep,
  type ToggleOutcome,
  toggleTeamPick,
} from '../picks/team-steps.ts';
import type { EventStage } from '../stage/event-stage.ts';

const { advancing, firstPlace, secondPlace, eliminated } = PickType;

/** Teams that advance from each group (decision 170). */
export const groupAdvancingCount = (details: GroupStageDetails): number =>
  details.totalAdvancing || details.advancingCount;

/**
 * Advancing, then first place, then second, in every group; places only where they are scored, and
 * second place only where two teams advance (event-experience §4, decision 171).
 */
export function groupSteps(details: GroupStageDetails): TeamPickStep[] {
  const count = groupAdvancingCount(details);
  const hasFirst = details.scoreFirstPlace && count > 0;
  const hasSecond = hasFirst && details.scoreSecondPlace && count > 1;
  return [
    { pickTypeId: advancing, count },
    { pickTypeId: firstPlace, count: hasFirst ? 1 : 0 },
    { pickTypeId: secondPlace, count: hasSecond ? 1 : 0 },
  ].filter((step) => step.count > 0);
}

/** How groups without brackets are picked. */
export const groupPicking = (details: GroupStageDetails): TeamPicking => ({
  steps: groupSteps(details),
  isEligible: (pickTypeId, others) => {
    if (pickTypeId === firstPlace) return others.has(advancing);
    if (pickTypeId === secondPlace) return others.has(advancing) && !others.has(firstPlace);
    return pickTypeId === advancing;
  },
  clearedBy: (pickTypeId, isPicked) => {
    if (pickTypeId === advancing) return isPicked ? [eliminated] : [firstPlace, secondPlace];
    return pickTypeId === firstPlace && isPicked ? [secondPlace] : [];
  },
});

/** Picks a team of a group for a step, or takes it back; another first or second place replaces the one there is. */
export function toggleGroupPick(
  stage: EventStage,
  picks: readonly GroupStagePick[],
  pickTypeId: PickType,
  eventSubstageId: number,
  teamId: number,
): ToggleOutcome {
  const { groupStageDetails: details } = stage.format;
  if (!details) return { ok: false, code: 'no_such_step' };
  const picking = groupPicking(details);
  const at = { eventSubstageId, teamId, pickTypeId };
  const replaced = pickTypeId === advancing ? [] : picks.filter(isReplaced(at));
  const kept = picks.filter((pick) => !replaced.includes(pick));
  const outcome = toggleTeamPick(picking, stage, kept, at);
  return outcome.ok ? { ...outcome, cleared: [...replaced, ...outcome.cleared] } : outcome;
}

const isReplaced =
  (at: { eventSubstageId: number; teamId: number; pickTypeId: PickType }) =>
  (pick: GroupStagePick): boolean =>
    pick.eventSubstageId === at.eventSubstageId &&
    pick.pickTypeId === at.pickTypeId &&
    pick.teamId !== at.teamId;
