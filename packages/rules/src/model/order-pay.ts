import type { WholeOrder } from './format.ts';

/** The rule that pays a place that is met. */
export const EXACT_PLACE = 'Exact Place';

/** A called place is right by this rule where it is missed by no more than `distance`. */
export interface PlaceBand {
  readonly distance: number;
  readonly rule: string;
  /** The points that the band adds to those of the wider ones. */
  readonly worth: number;
}

/** The points of a called place by how far it is missed: 0 = met [rule: scoring-17]. */
export const pointsAt = (
  { pointsPerExactPlace, pointsByDistance = [] }: WholeOrder,
  distance: number,
): number => (distance === 0 ? pointsPerExactPlace : (pointsByDistance[distance - 1] ?? 0));

/**
 * The bands of a format, the widest first. A place that is met is within all of them, and their worths
 * sum to its points [rule: scoring-18].
 */
export function bandsOf(order: WholeOrder): readonly PlaceBand[] {
  const widest = order.pointsByDistance?.length ?? 0;
  return Array.from({ length: widest + 1 }, (_, at): PlaceBand => {
    const distance = widest - at;
    return {
      distance,
      rule: ruleOfDistance(distance),
      worth: pointsAt(order, distance) - pointsAt(order, distance + 1),
    };
  }).filter(({ worth }) => worth > 0);
}

function ruleOfDistance(distance: number): string {
  if (distance === 0) return EXACT_PLACE;
  return distance === 1 ? 'Within 1 Place' : `Within ${distance} Places`;
}
