import type { SwissStageDetails } from '../model/format.ts';
import { PickType } from '../model/picks.ts';
import type { TeamEntering } from '../picks/team-steps.ts';

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated } = PickType;

/**
 * What official results can say of a Swiss stage, whatever its slips ask for: who advances, which of
 * these went 3-0, who is out, and which of the others went 0-3. As many teams as a slip sends on
 * do advance, and as many as it says will go 0-3 are out; beyond that the tournament decides.
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
