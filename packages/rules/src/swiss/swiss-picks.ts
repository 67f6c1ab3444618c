import type { SwissStageDetails } from '../format/format.ts';
import { type GroupStagePick, PickType } from '../picks/picks.ts';
import {
  type TeamPicking,
  type TeamPickStep,
  type ToggleOutcome,
  toggleTeamPick,
} from '../picks/team-steps.ts';
import type { EventStage } from '../stage/event-stage.ts';

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated } = PickType;

/** Advancing, then 3-0 among them, then 0-3 among the rest; steps of zero are skipped (event-experience §4). */
export const swissSteps = (details: SwissStageDetails): TeamPickStep[] =>
  [
    { pickTypeId: advancing, count: details.advancingCount },
    { pickTypeId: cleanSweepWinner, count: details.cleanSweepWinnerCount },
    { pickTypeId: cleanSweepLoser, count: details.cleanSweepLoserCount },
  ].filter((step) => step.count > 0);

/** How a Swiss stage is picked. */
export const swissPicking = (details: SwissStageDetails): TeamPicking => ({
  steps: swissSteps(details),
  isEligible: (pickTypeId, others) => {
    if (pickTypeId === cleanSweepWinner) return others.has(advancing);
    if (pickTypeId === cleanSweepLoser) return !others.has(advancing);
    return pickTypeId === advancing;
  },
  clearedBy: (pickTypeId, isPicked) => {
    if (pickTypeId !== advancing) return [];
    return isPicked ? [cleanSweepLoser, eliminated] : [cleanSweepWinner];
  },
});

/** Picks a team of a Swiss stage for a step, or takes it back. */
export function toggleSwissPick(
  stage: EventStage,
  picks: readonly GroupStagePick[],
  pickTypeId: PickType,
  teamId: number,
): ToggleOutcome {
  const { swissStageDetails: details } = stage.format;
  const eventSubstageId = stage.substages[0]?.eventSubstageId;
  if (!details || eventSubstageId === undefined) return { ok: false, code: 'no_such_step' };
  const at = { eventSubstageId, teamId, pickTypeId };
  return toggleTeamPick(swissPicking(details), stage, picks, at);
}
