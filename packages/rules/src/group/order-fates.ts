import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { OrderDetails } from '../model/format.ts';
import { orderOf, placesOf } from '../model/group-counts.ts';
import { type GroupStagePick, placeOfType } from '../model/picks.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { groupAdvancingCount } from './group-picks.ts';

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
export const isOrderDecided = (details: OrderDetails, substage: Teams, rows: Rows): boolean =>
  substage.teamIds.length > 0 && orderFates(details, substage, rows).open.length === 0;

type Rows = readonly GroupStagePick[];

/** Places that send a team on: as many of the best as the format says [rule: groups-15]. */
export const isThroughAt = (details: OrderDetails, place: number): boolean =>
  place <= groupAdvancingCount(details);

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
  brackets: () => 0,
};
