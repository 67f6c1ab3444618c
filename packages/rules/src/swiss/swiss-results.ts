import type { SwissStageDetails } from '../model/format.ts';
import { swissGroup } from '../model/group-counts.ts';
import { PickType } from '../model/picks.ts';
import type { TeamEntering } from '../picks/team-steps.ts';

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated } = PickType;

/**
 * The statements that official results can make of a Swiss stage, independently of what slips ask
 * for. They name the teams that advance, that went 3-0, that are out, and that went 0-3. At least
 * as many advance as a slip sends on, and at least as many are out as a slip names 0-3. Beyond that
 * the tournament decides.
 */
export const swissResults = (details: SwissStageDetails): TeamEntering => ({
  order: [advancing, cleanSweepWinner, eliminated, cleanSweepLoser],
  limitOf: (pickTypeId, { teamIds }, group) => {
    const { advancingCount, cleanSweepLoserCount } = swissGroup(details, group);
    return pickTypeId === advancing || pickTypeId === cleanSweepWinner
      ? teamIds.length - cleanSweepLoserCount
      : teamIds.length - advancingCount;
  },
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
