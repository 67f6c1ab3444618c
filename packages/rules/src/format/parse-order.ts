import type { WholeOrder } from '../model/format.ts';
import { ORDER_DEFAULTS } from '../model/format-defaults.ts';
import { MAX_PLACES } from '../model/picks.ts';
import {
  type Found,
  field,
  isAbsent,
  isObject,
  items,
  MAX_POINTS,
  note,
  readPoints,
  readWhole,
} from './read-value.ts';

/** The teams of a group whose whole order is picked: 2 to 20. */
export const readPlaces = (at: Found, fallback: number): number =>
  readWhole(field(at, 'teamCount'), { min: 2, max: MAX_PLACES, fallback });

/** The order of each group as the pick; null where a stage does not ask for it [rule: formats-39]. */
export function parseWholeOrder(group: Found): WholeOrder | null {
  const at = field(group, 'wholeOrder');
  if (isAbsent(at) || !isObject(at)) return null;
  const pointsPerExactPlace = readPoints(
    field(at, 'pointsPerExactPlace'),
    ORDER_DEFAULTS.pointsPerExactPlace,
  );
  const pointsByDistance = readDistances(field(at, 'pointsByDistance'), pointsPerExactPlace);
  return {
    teamCount: readPlaces(at, ORDER_DEFAULTS.teamCount),
    pointsPerExactPlace,
    ...(pointsByDistance.length > 0 && { pointsByDistance }),
  };
}

/** Points that fall with the distance; places that pay nothing at the end are left out. */
function readDistances(at: Found, exact: number): readonly number[] {
  const found = items(at, MAX_PLACES - 1);
  const points = found.map((item) => readWhole(item, { min: 0, max: MAX_POINTS }));
  const paid = points.slice(0, points.findLastIndex((own) => own > 0) + 1);
  paid.forEach((own, index) => {
    const nearer = index === 0 ? exact : (paid[index - 1] ?? 0);
    const item = found[index];
    if (item && own >= nearer) note(item, { code: 'pays_no_less', nearer });
  });
  return paid;
}
