import { compileBracket } from '../bracket/compile-bracket.ts';
import { waysOut } from '../bracket/ways-out.ts';
import { fatesOfGroups } from '../group/group-fates.ts';
import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { FixtureStage } from '../model/format.ts';
import { groupOf, orderOf, sumOfGroups, swissGroup } from '../model/group-counts.ts';
import type { PickSet } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { swissFates } from '../swiss/swiss-fates.ts';
import { isStageDecided } from './is-stage-decided.ts';
import { advancingTeams } from './open-stage.ts';

/**
 * The number of teams that will have gone through a stage in the end. A Swiss stage or group takes
 * it from its results and format, brackets count one for each way out.
 */
export const teamsSentOn = (stage: EventStage, official: PickSet): number =>
  isStageDecided(stage, official)
    ? askStage(WENT_ON, stage, official)
    : askStage(SENT_ON, stage, official);

const everybodyThrough = (stage: EventStage, official: PickSet): number =>
  advancingTeams(stage, official).length;

/** The number once a stage is decided. Teams of a table that are level still wait for staff. */
const WENT_ON: ByStage<number, [official: PickSet]> = {
  swiss: everybodyThrough,
  groups: everybodyThrough,
  orders: everybodyThrough,
  fixtures: ({ format }) => throughFixtures(format),
  brackets: everybodyThrough,
};

const throughFixtures = ({ groupStageDetails: details }: FixtureStage): number =>
  sumOfGroups(details, groupOf, groupAdvancingCount);

const SENT_ON: ByStage<number, [official: PickSet]> = {
  swiss: ({ format, substages }, { groupStagePicks }) =>
    sum(
      substages.map((own, at) =>
        swissFates(swissGroup(format.swissStageDetails, at), own, groupStagePicks),
      ),
    ),
  groups: ({ format, substages }, { groupStagePicks }) =>
    fatesOfGroups(format.groupStageDetails, substages, groupStagePicks).total,
  orders: ({ format: { groupStageDetails: details }, substages }) =>
    substages.reduce(
      (total, _, at) => total + groupAdvancingCount(orderOf(details, at)),
      furtherCount(details),
    ),
  fixtures: ({ format }) => throughFixtures(format),
  brackets: ({ format, substages }) => substages.length * waysOut(compileBracket(format)).length,
};

const sum = (fates: readonly { readonly advancingCount: number }[]): number =>
  fates.reduce((total, { advancingCount }) => total + advancingCount, 0);
