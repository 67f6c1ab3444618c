import type {
  FixtureDetails,
  GroupStageDetails,
  OrderDetails,
  SwissStageDetails,
} from './format.ts';

/**
 * A Swiss stage with the counts of one of its groups, by its position from 0. Groups that say nothing of their
 * own have the counts of the stage [rule: formats-37].
 */
export const swissGroup = (details: SwissStageDetails, group: number): SwissStageDetails => {
  const own = details.countsByGroup?.[group];
  return own ? { ...details, ...own } : details;
};

/** The same of a group stage. */
export const groupOf = (details: GroupStageDetails, group: number): GroupStageDetails => {
  const own = details.countsByGroup?.[group];
  if (!own) return details;
  const { advancingCount } = own;
  return { ...details, advancingCount, totalAdvancing: advancingCount };
};

/** The details of one group whose whole order is picked, by its position from 0. */
export function orderOf(details: OrderDetails, group: number): OrderDetails {
  const { wholeOrder } = details;
  const teamCount = details.countsByGroup?.[group]?.teamCount ?? wholeOrder.teamCount;
  return { ...groupOf(details, group), wholeOrder: { ...wholeOrder, teamCount } };
}

/** The details of one group whose matches are picked, by its position from 0. */
export function fixturesOf(details: FixtureDetails, group: number): FixtureDetails {
  const { fixtures } = details;
  const teamCount = details.countsByGroup?.[group]?.teamCount ?? fixtures.teamCount;
  return { ...groupOf(details, group), fixtures: { ...fixtures, teamCount } };
}

/** The teams of a group, each of which a slip gives a place. */
export const placesOf = (details: OrderDetails): number => details.wholeOrder.teamCount;

type Grouped = SwissStageDetails | GroupStageDetails;

/** The sum over all groups of a stage. */
export function sumOfGroups<D extends Grouped, Own extends Grouped = D>(
  details: D,
  groupAt: (details: D, group: number) => Own,
  count: (own: Own) => number,
): number {
  let sum = 0;
  for (let group = 0; group < (details.groupCount ?? 1); group += 1) {
    sum += count(groupAt(details, group));
  }
  return sum;
}
