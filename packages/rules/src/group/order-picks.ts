import type { OrderDetails } from '../model/format.ts';
import { orderOf, placesOf } from '../model/group-counts.ts';
import { EXACT_PLACE } from '../model/order-pay.ts';
import { PickType, placeOfType, typeOfPlace } from '../model/picks.ts';
import {
  entersSteps,
  type TeamEntering,
  type TeamPicking,
  type TeamPickStep,
} from '../picks/team-steps.ts';
import { furtherCount, groupAdvancingCount } from './group-picks.ts';

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

/**
 * Results of such a group are its places [rule: groups-14]. They may say whether the team at the next place goes on, where
 * some of these teams do.
 */
export function orderResults(details: OrderDetails): TeamEntering {
  const { further: _, ...entering } = orderPicking(details);
  if (furtherCount(details) === 0) return entering;
  const nextIn = (group: number): PickType =>
    typeOfPlace(groupAdvancingCount(orderOf(details, group)) + 1);
  const next = new Set(
    Array.from({ length: details.groupCount }, (_unused, group) => nextIn(group)),
  );
  return {
    ...entering,
    order: [...entering.order, ...GOES_ON],
    limitOf: (pickTypeId, substage, group) =>
      GOES_ON.includes(pickTypeId) ? 1 : entering.limitOf(pickTypeId, substage, group),
    isEligible: (pickTypeId, others) =>
      GOES_ON.includes(pickTypeId)
        ? [...others].every((type) => type === pickTypeId || next.has(type)) &&
          [...others].some((type) => next.has(type))
        : entering.isEligible(pickTypeId, others),
    clearedBy: (pickTypeId, isPicked) => (isPicked || GOES_ON.includes(pickTypeId) ? [] : GOES_ON),
  };
}

const GOES_ON: readonly PickType[] = [PickType.advancing, PickType.eliminated];
