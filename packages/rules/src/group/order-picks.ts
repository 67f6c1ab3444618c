import type { OrderDetails } from '../model/format.ts';
import { orderOf, placesOf } from '../model/group-counts.ts';
import { EXACT_PLACE } from '../model/order-pay.ts';
import { placeOfType, typeOfPlace } from '../model/picks.ts';
import {
  entersSteps,
  type TeamEntering,
  type TeamPicking,
  type TeamPickStep,
} from '../picks/team-steps.ts';

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
