import type { SwissStageDetails } from '../model/format.ts';
import { PickType } from '../model/picks.ts';
import type { TeamEntering } from '../picks/team-steps.ts';

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated } = PickType;

/**
 * What official results can say of a Swiss stage, independently of what slips ask for: which teams
 * advance, which of these went 3-0, which are out, and which of those went 0-3. At least as many
 * advance as a slip sends on, and at least as many are out as a slip names 0-3; beyond that the
 * tournament decides.
 */
export const swissResults = (details: SwissStageDetails): TeamEntering => ({
  order: [advancing, cleanSweepWinner, eliminated, cleanSweepLoser],
  limitOf: (pickTypeId, { teamIds }) =>
    pickTypeId === advancing || pickTypeId === cleanSweepWinner
      ? teamIds.length - details.cleanSweepLoserCount
      : teamIds.length - details.advancingCount,
  isEligible: (pickTypeId, others) => {
    if (pickTypeId === cleanSweepWinner) return others.has(advancing);
    return pickTypeId === advancing || !others.has(advancing);
  },
  clearedBy: (pickTypeId, isPicked) => {
    if (pickTypeId === advancing)
      return isPicked ? [cleanSweepLoser, eliminated] : [cleanSweepWinner];
    return pickTypeId === eliminated && !isPicked ? [cleanSweepLoser] : [];
  },
  isReplaced: () => false,
});
