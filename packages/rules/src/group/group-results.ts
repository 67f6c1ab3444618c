import type { GroupStageDetails } from '../model/format.ts';
import { groupOf } from '../model/group-counts.ts';
import { PickType } from '../model/picks.ts';
import type { TeamEntering } from '../picks/team-steps.ts';
import { groupAdvancingCount, groupPicking } from './group-picks.ts';

const { advancing, firstPlace, secondPlace, eliminated } = PickType;

/**
 * The results that staff can enter for groups, whatever slips ask for: teams that advance, came first or
 * second, or are out. At least as many advance as a slip sends on.
 */
export const groupResults = (details: GroupStageDetails): TeamEntering => {
  const { isEligible, clearedBy, isReplaced } = groupPicking(details);
  return {
    order: [advancing, firstPlace, secondPlace, eliminated],
    limitOf: (pickTypeId, { teamIds }, group) => {
      if (pickTypeId === advancing) return teamIds.length;
      const through = groupAdvancingCount(groupOf(details, group));
      return pickTypeId === eliminated ? teamIds.length - through : 1;
    },
    isEligible: (pickTypeId, others) =>
      pickTypeId === eliminated ? !others.has(advancing) : isEligible(pickTypeId, others),
    clearedBy,
    isReplaced: (pickTypeId) => pickTypeId !== eliminated && isReplaced(pickTypeId),
  };
};
