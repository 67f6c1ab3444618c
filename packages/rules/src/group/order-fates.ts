import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { OrderDetails } from '../model/format.ts';
import { orderOf, placesOf } from '../model/group-counts.ts';
import { type GroupStagePick, PickType, placeOfType } from '../model/picks.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { furtherCount, groupAdvancingCount } from './group-picks.ts';

/** The places of a group’s teams, as far as official results tell. Places count from 1. */
export interface OrderFates {
  readonly placeOf: ReadonlyMap<number, number>;
  /** Teams without a place, in their fixed order. */
  readonly open: readonly number[];
  /** Places that no team has, the best first. */
  readonly free: readonly number[];
}

type Teams = Pick<EventSubstage, 'eventSubstageId' | 'teamIds'>;

/** The places of one group by official results. */
export function orderFates(
  details: OrderDetails,
  { eventSubstageId, teamIds }: Teams,
  official: readonly GroupStagePick[],
): OrderFates {
  const placeOf = new Map(
    official.flatMap(({ eventSubstageId: of, teamId, pickTypeId }) => {
      const place = placeOfType(pickTypeId);
      return of === eventSubstageId && place !== null ? [[teamId, place] as const] : [];
    }),
  );
  const taken = new Set(placeOf.values());
  const all = Array.from({ length: placesOf(details) }, (_, at) => at + 1);
  return {
    placeOf,
    open: teamIds.filter((teamId) => !placeOf.has(teamId)),
    free: all.filter((place) => !taken.has(place)),
  };
}

/** Whether every team has its place. */
const isOrderDecided = (details: OrderDetails, substage: Teams, rows: Rows): boolean =>
  substage.teamIds.length > 0 && orderFates(details, substage, rows).open.length === 0;

type Rows = readonly GroupStagePick[];

/** Places that send a team on: as many of the best as the format says [rule: groups-15]. */
export const isThroughAt = (details: OrderDetails, place: number): boolean =>
  place <= groupAdvancingCount(details);

/**
 * Whether a team goes on from its place; null = nobody has said yet. The next place sends on some of its teams: the
 * rows of the stage say which, and once as many are named the others are out [rule: groups-33].
 */
export function goesOnFrom(
  details: OrderDetails,
  substages: readonly Pick<EventSubstage, 'eventSubstageId'>[],
  { teamId, place }: { readonly teamId: number; readonly place: number },
  rows: Rows,
): boolean | null {
  const further = furtherCount(details);
  if (isThroughAt(details, place)) return true;
  if (further === 0 || place > groupAdvancingCount(details) + 1) return false;
  const named = rows.filter(
    (row) =>
      row.pickTypeId === PickType.advancing &&
      substages.some(({ eventSubstageId }) => eventSubstageId === row.eventSubstageId),
  );
  if (named.some((row) => row.teamId === teamId)) return true;
  const isOut = rows.some((row) => row.teamId === teamId && row.pickTypeId === PickType.eliminated);
  return isOut || named.length >= further ? false : null;
}

/** Whether every team has its place, and of each team at the next place is known whether it goes on. */
export const areOrdersDecided = (
  details: OrderDetails,
  substages: readonly Teams[],
  rows: Rows,
): boolean =>
  substages.every((substage, group) => {
    const own = orderOf(details, group);
    const { placeOf } = orderFates(own, substage, rows);
    return (
      isOrderDecided(own, substage, rows) &&
      [...placeOf].every(
        ([teamId, place]) => goesOnFrom(own, substages, { teamId, place }, rows) !== null,
      )
    );
  });

/** The number of places that send a team on, by substage of a stage; 0 where no order is picked. */
export function throughPlaces(stage: EventStage): (eventSubstageId: number) => number {
  const through = new Map(
    stage.substages.map(({ eventSubstageId }, group) => [
      eventSubstageId,
      askFormat(THROUGH, stage.format, group),
    ]),
  );
  return (eventSubstageId) => through.get(eventSubstageId) ?? 0;
}

const THROUGH: ByFormat<number, [group: number]> = {
  swiss: () => 0,
  groups: () => 0,
  orders: ({ groupStageDetails }, group) => groupAdvancingCount(orderOf(groupStageDetails, group)),
  fixtures: () => 0,
  brackets: () => 0,
};
