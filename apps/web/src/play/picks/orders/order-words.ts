import { type EventStage, placeTitle } from '@callshot/rules';
import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';

/** '5 pts for an exact place, 3 if missed by 1'; null where nothing pays. */
export function payWords({ format }: EventStage): string | null {
  const order = format.groupStageDetails?.wholeOrder;
  if (!order || order.pointsPerExactPlace === 0) return null;
  return listed([
    m.exactPlacePays({ count: order.pointsPerExactPlace }),
    ...(order.pointsByDistance ?? []).map((count, at) => m.missedPays({ count, by: at + 1 })),
  ]);
}

/** 'Alpha, 2nd place' */
export const placedWords = (team: string, place: number): string =>
  m.teamAtPlace({ team, place: placeTitle(place) });
