import { furtherCount, groupAdvancingCount, groupPicking } from '../group/group-picks.ts';
import { groupResults } from '../group/group-results.ts';
import { orderPicking, orderResults } from '../group/order-picks.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import { type FormatStage, substageCountOf } from '../model/format.ts';
import { fixturesOf, groupOf, orderOf, placesOf, swissGroup } from '../model/group-counts.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { type TeamEntering, type TeamPicking, teamsPickedFor } from '../picks/team-steps.ts';
import { sentOnBySlip } from '../swiss/swiss-fates.ts';
import { swissPicking } from '../swiss/swiss-picks.ts';
import { swissResults } from '../swiss/swiss-results.ts';

/** The picking of a Swiss stage or of groups; null where matches are picked. */
export const teamPickingOf = (format: FormatStage): TeamPicking | null =>
  askFormat(PICKINGS, format);

const PICKINGS: ByFormat<TeamPicking | null> = {
  swiss: ({ swissStageDetails }) => swissPicking(swissStageDetails),
  groups: ({ groupStageDetails }) => groupPicking(groupStageDetails),
  orders: ({ groupStageDetails }) => orderPicking(groupStageDetails),
  fixtures: () => null,
  brackets: () => null,
};

/**
 * The official results that these teams can have; null where matches are picked. If they tell
 * of each team whether it went through, the tournament may have sent on fewer than a slip does.
 */
export function teamResultsOf(
  format: FormatStage,
  told: readonly GroupStagePick[] = [],
): TeamEntering | null {
  const results = askFormat(RESULTS, format);
  return (
    results && {
      ...results,
      limitOf: (pickTypeId, substage, group) => {
        const most = results.limitOf(pickTypeId, substage, group);
        const isFate = pickTypeId === PickType.advancing || pickTypeId === PickType.eliminated;
        return isFate && areAllTold(substage, told)
          ? Math.max(most, substage.teamIds.length - 1)
          : most;
      },
    }
  );
}

const areAllTold = (
  { teamIds, ...at }: EventSubstage,
  told: readonly GroupStagePick[],
): boolean => {
  const known = new Set(FATES.flatMap((type) => teamsPickedFor(told, at, type)));
  return teamIds.every((teamId) => known.has(teamId));
};

const FATES = [PickType.advancing, PickType.eliminated, PickType.cleanSweepLoser] as const;

const RESULTS: ByFormat<TeamEntering | null> = {
  swiss: ({ swissStageDetails }) => swissResults(swissStageDetails),
  groups: ({ groupStageDetails }) => groupResults(groupStageDetails),
  orders: ({ groupStageDetails }) => orderResults(groupStageDetails),
  fixtures: () => null,
  brackets: () => null,
};

/**
 * The number of distinct teams that a slip names in a substage, by its position from 0. At least as many play
 * there. 0 for brackets.
 */
export const teamsOnSlip = (format: FormatStage, group: number): number =>
  askFormat(NAMED_TEAMS, format, group);

/** The same for all substages together. */
export const teamsOnWholeSlip = (format: FormatStage): number =>
  Array.from({ length: substageCountOf(format) }, (_, group) => teamsOnSlip(format, group)).reduce(
    (sum, count) => sum + count,
    0,
  );

const NAMED_TEAMS: ByFormat<number, [group: number]> = {
  swiss: ({ swissStageDetails }, group) => {
    const own = swissGroup(swissStageDetails, group);
    return sentOnBySlip(own) + own.cleanSweepLoserCount;
  },
  // A slip may send on one more of any group.
  groups: ({ groupStageDetails: details }, group) =>
    groupAdvancingCount(groupOf(details, group)) + Math.min(1, furtherCount(details)),
  orders: ({ groupStageDetails }, group) => placesOf(orderOf(groupStageDetails, group)),
  fixtures: ({ groupStageDetails }, group) =>
    fixturesOf(groupStageDetails, group).fixtures.teamCount,
  brackets: () => 0,
};
