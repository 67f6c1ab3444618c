import type { OrderDetails } from '../model/format.ts';
import { groupOf } from '../model/group-counts.ts';
import { placeOfType, typeOfPlace } from '../model/picks.ts';
import {
  entersSteps,
  type TeamEntering,
  type TeamPicking,
  type TeamPickStep,
} from '../picks/team-steps.ts';

/** The details of one group whose whole order is picked, by its position from 0. */
export function orderOf(details: OrderDetails, group: number): OrderDetails {
  const { wholeOrder } = details;
  const teamCount = details.countsByGroup?.[group]?.teamCount ?? wholeOrder.teamCount;
  return { ...groupOf(details, group), wholeOrder: { ...wholeOrder, teamCount } };
}

/** The teams of a group, each of which a slip gives a place. */
export const placesOf = (details: OrderDetails): number => details.wholeOrder.teamCount;

/** Each place is a step of its own that takes one team, the first place first [rule: groups-11]. */
export const orderSteps = (details: OrderDetails): TeamPickStep[] =>
  Array.from({ length: placesOf(details) }, (_, at) => ({
    pickTypeId: typeOfPlace(at + 1),
    count: 1,
  }));

/** A team has one place, and another team takes the place of who stands there [rule: groups-12]. */
export const orderPicking = (details: OrderDetails): TeamPicking => ({
  ...entersSteps(orderSteps(details), (group) => orderSteps(orderOf(details, group))),
  slip: orderSteps(details).map(({ pickTypeId }) => ({ pickTypeId, rule: EXACT_PLACE })),
  isEligible: (pickTypeId, others) =>
    placeOfType(pickTypeId) !== null && [...others].every((type) => type === pickTypeId),
  clearedBy: () => [],
  isReplaced: () => true,
});

/** Results of such a group are its places, and nothing else [rule: groups-14]. */
export const orderResults = (details: OrderDetails): TeamEntering => orderPicking(details);

/** The rule that pays a place that is met. */
export const EXACT_PLACE = 'Exact Place';
