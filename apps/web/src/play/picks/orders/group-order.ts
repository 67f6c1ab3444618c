import {
  type EventStage,
  type EventSubstage,
  type PickSet,
  placeOfType,
  typeOfPlace,
} from '@callshot/rules';

/** The teams that stand in an order, the first one first; places that nobody has close up. */
export function orderIn(
  { groupStagePicks }: PickSet,
  { eventSubstageId, teamIds }: EventSubstage,
): readonly number[] {
  const placed = groupStagePicks.flatMap(({ eventSubstageId: of, teamId, pickTypeId }) => {
    const place = placeOfType(pickTypeId);
    return of === eventSubstageId && place !== null && teamIds.includes(teamId)
      ? [{ teamId, place }]
      : [];
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ teamId }) => teamId);
}

/** The picks with this order of one group; the other groups keep theirs. */
export function withOrder(
  { eventStageId }: EventStage,
  picks: PickSet,
  { eventSubstageId }: EventSubstage,
  order: readonly number[],
): PickSet {
  const others = picks.groupStagePicks.filter((row) => row.eventSubstageId !== eventSubstageId);
  const rows = order.map((teamId, at) => ({
    eventStageId,
    eventSubstageId,
    teamId,
    pickTypeId: typeOfPlace(at + 1),
  }));
  return { ...picks, groupStagePicks: [...others, ...rows] };
}

/** The order with a team at a place, counted from 0; a team that stood elsewhere moves there. */
export function placedAt(order: readonly number[], teamId: number, at: number): readonly number[] {
  const others = order.filter((other) => other !== teamId);
  return [...others.slice(0, at), teamId, ...others.slice(at)];
}
