import { orderFates } from '../group/order-fates.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { OrderDetails } from '../model/format.ts';
import { type GroupStagePick, typeOfPlace } from '../model/picks.ts';
import type { Ended } from './swiss-endings.ts';

/** Every order in which a group can still end: its open teams at the free places, in all ways. */
export function* orderEndings(
  details: OrderDetails,
  substage: EventSubstage,
  rows: readonly GroupStagePick[],
): Generator<Ended> {
  const { placeOf, open, free } = orderFates(details, substage, rows);
  for (const given of arrangements(open, free)) {
    yield new Map([...placeOf, ...given].map(([teamId, place]) => [teamId, [typeOfPlace(place)]]));
  }
}

type Placing = readonly [teamId: number, place: number];

/** Each way to give the teams a place of their own; teams beyond the last place get none. */
function* arrangements(
  teams: readonly number[],
  places: readonly number[],
): Generator<readonly Placing[]> {
  const [teamId, ...others] = teams;
  if (teamId === undefined || places.length === 0) {
    yield [];
    return;
  }
  for (const place of places) {
    const left = places.filter((other) => other !== place);
    for (const more of arrangements(others, left)) yield [[teamId, place], ...more];
  }
  if (teams.length > places.length) yield* arrangements(others, places);
}
