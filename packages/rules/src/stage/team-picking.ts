import { groupAdvancingCount, groupPicking } from '../group/group-picks.ts';
import { groupResults } from '../group/group-results.ts';
import type { FormatStage } from '../model/format.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import type { TeamEntering, TeamPicking } from '../picks/team-steps.ts';
import { sentOnBySlip } from '../swiss/swiss-fates.ts';
import { swissPicking } from '../swiss/swiss-picks.ts';
import { swissResults } from '../swiss/swiss-results.ts';

/** How the teams of a Swiss stage or of groups are picked; null for stages picked in brackets. */
export const teamPickingOf = (format: FormatStage): TeamPicking | null =>
  askFormat(PICKINGS, format);

const PICKINGS: ByFormat<TeamPicking | null> = {
  swiss: ({ swissStageDetails }) => swissPicking(swissStageDetails),
  groups: ({ groupStageDetails }) => groupPicking(groupStageDetails),
  brackets: () => null,
};

/** What official results can say of these teams; null for stages picked in brackets. */
export const teamResultsOf = (format: FormatStage): TeamEntering | null =>
  askFormat(RESULTS, format);

const RESULTS: ByFormat<TeamEntering | null> = {
  swiss: ({ swissStageDetails }) => swissResults(swissStageDetails),
  groups: ({ groupStageDetails }) => groupResults(groupStageDetails),
  brackets: () => null,
};

/**
 * The number of distinct teams that a slip names in each substage, so at least as many play there;
 * 0 for brackets.
 */
export const teamsOnSlip = (format: FormatStage): number => askFormat(NAMED_TEAMS, format);

const NAMED_TEAMS: ByFormat<number> = {
  swiss: ({ swissStageDetails: details }) => sentOnBySlip(details) + details.cleanSweepLoserCount,
  groups: ({ groupStageDetails }) => groupAdvancingCount(groupStageDetails),
  brackets: () => 0,
};
