import type { SwissStageDetails } from '../model/format.ts';
import { swissGroup } from '../model/group-counts.ts';
import { PickType } from '../model/picks.ts';
import { lostSweepOf, sweepOf } from '../model/swiss-record.ts';
import { entersSteps, type TeamPicking, type TeamPickStep } from '../picks/team-steps.ts';

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated } = PickType;

/**
 * Advancing, then 3-0 among them, then 0-3 among the rest; steps of zero are skipped [rule:
 * swiss-1, swiss-2].
 */
export const swissSteps = (details: SwissStageDetails): TeamPickStep[] =>
  [
    { pickTypeId: advancing, count: details.advancingCount },
    { pickTypeId: cleanSweepWinner, count: details.cleanSweepWinnerCount },
    { pickTypeId: cleanSweepLoser, count: details.cleanSweepLoserCount },
  ].filter((step) => step.count > 0);

export const swissPicking = (details: SwissStageDetails): TeamPicking => ({
  ...entersSteps(swissSteps(details), (group) => swissSteps(swissGroup(details, group))),
  slip: [
    { pickTypeId: cleanSweepWinner, rule: sweepOf(details) },
    { pickTypeId: advancing, rule: 'Advancing' },
    { pickTypeId: cleanSweepLoser, rule: lostSweepOf(details) },
  ],
  isEligible: (pickTypeId, others) => {
    if (pickTypeId === cleanSweepWinner) return others.has(advancing);
    if (pickTypeId === cleanSweepLoser) return !others.has(advancing);
    return pickTypeId === advancing;
  },
  clearedBy: (pickTypeId, isPicked) => {
    if (pickTypeId !== advancing) return [];
    return isPicked ? [cleanSweepLoser, eliminated] : [cleanSweepWinner];
  },
  isReplaced: () => false,
});
