import type { GroupStageDetails } from '../model/format.ts';
import { groupOf, sumOfGroups } from '../model/group-counts.ts';
import { PickType } from '../model/picks.ts';
import { entersSteps, type TeamPicking, type TeamPickStep } from '../picks/team-steps.ts';

const { advancing, firstPlace, secondPlace, eliminated } = PickType;

/** Teams that advance from each group [rule: formats-12]. */
export const groupAdvancingCount = (details: GroupStageDetails): number =>
  details.totalAdvancing || details.advancingCount;

/**
 * Advancing, then first place, then second, in every group; places only where they are scored, and
 * second place only where two teams advance [rule: groups-2].
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

/** The number of groups that send on one team more [rule: formats-55]. */
export const furtherCount = (details: GroupStageDetails): number =>
  details.bestOfNextPlace?.count ?? 0;

/** The teams of all groups that go on, those at the next place among them. */
export const allAdvancing = (details: GroupStageDetails): number =>
  sumOfGroups(details, groupOf, groupAdvancingCount) + furtherCount(details);

/** Picking of groups without brackets. Another first or second place replaces the present one. */
export const groupPicking = (details: GroupStageDetails): TeamPicking => ({
  ...enters(details),
  slip: [
    { pickTypeId: firstPlace, rule: 'First Place' },
    { pickTypeId: secondPlace, rule: 'Second Place' },
    { pickTypeId: advancing, rule: 'Advancing' },
  ],
  isEligible: (pickTypeId, others) => {
    if (pickTypeId === firstPlace) return others.has(advancing);
    if (pickTypeId === secondPlace) return others.has(advancing) && !others.has(firstPlace);
    return pickTypeId === advancing;
  },
  clearedBy: (pickTypeId, isPicked) => {
    if (pickTypeId === advancing) return isPicked ? [eliminated] : [firstPlace, secondPlace];
    return pickTypeId === firstPlace && isPicked ? [secondPlace] : [];
  },
  isReplaced: (pickTypeId) => pickTypeId !== advancing,
});

/** Each group takes one more team where some of the next place go on, and not all groups do [rule: groups-30]. */
function enters(details: GroupStageDetails) {
  const plain = entersSteps(groupSteps(details), (group) => groupSteps(groupOf(details, group)));
  const count = furtherCount(details);
  if (count === 0) return plain;
  const sureIn = (group: number): number => groupAdvancingCount(groupOf(details, group));
  const limitOf: typeof plain.limitOf = (pickTypeId, substage, group) =>
    plain.limitOf(pickTypeId, substage, group) + (pickTypeId === advancing ? 1 : 0);
  return { ...plain, limitOf, further: { pickTypeId: advancing, count, sureIn } };
}
