import { groupAdvancingCount, groupPicking } from '../group/group-picks.ts';
import { groupResults } from '../group/group-results.ts';
import { type FormatStage, isBracketStage, StageType } from '../model/format.ts';
import type { TeamEntering, TeamPicking } from '../picks/team-steps.ts';
import { sentOnBySlip } from '../swiss/swiss-fates.ts';
import { swissPicking } from '../swiss/swiss-picks.ts';
import { swissResults } from '../swiss/swiss-results.ts';

/** How the teams of a Swiss stage or of groups are picked; null for stages picked in brackets. */
export function teamPickingOf(format: FormatStage): TeamPicking | null {
  const { type, swissStageDetails, groupStageDetails } = format;
  if (type === StageType.swiss && swissStageDetails) return swissPicking(swissStageDetails);
  const isTeamGroup = type === StageType.group && groupStageDetails?.hasGroupBrackets === false;
  return isTeamGroup ? groupPicking(groupStageDetails) : null;
}

/** What official results can say of these teams; null for stages picked in brackets. */
export function teamResultsOf(format: FormatStage): TeamEntering | null {
  const { type, swissStageDetails, groupStageDetails } = format;
  if (type === StageType.swiss && swissStageDetails) return swissResults(swissStageDetails);
  const isTeamGroup = type === StageType.group && groupStageDetails?.hasGroupBrackets === false;
  return isTeamGroup ? groupResults(groupStageDetails) : null;
}

/**
 * The number of distinct teams that a slip names in each substage, so at least as many play there;
 * 0 for brackets.
 */
export function teamsOnSlip(format: FormatStage): number {
  if (isBracketStage(format)) return 0;
  const { swissStageDetails: swiss, groupStageDetails: group } = format;
  if (swiss) return sentOnBySlip(swiss) + swiss.cleanSweepLoserCount;
  return group ? groupAdvancingCount(group) : 0;
}
