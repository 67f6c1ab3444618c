import type { Fixtures } from '../model/format.ts';
import { FIXTURE_DEFAULTS } from '../model/format-defaults.ts';
import { readPlaces } from './parse-order.ts';
import { type Found, field, isAbsent, isObject, note, readPoints } from './read-value.ts';

/** The lengths that matches of groups can have; a best of 2 can be drawn. */
export const FIXTURE_LENGTHS: readonly number[] = [1, 2, 3, 5, 7, 9];

/** The matches of each group as the pick; null where a stage does not ask for them [rule: formats-50]. */
export function parseFixtures(group: Found): Fixtures | null {
  const at = field(group, 'fixtures');
  if (isAbsent(at) || !isObject(at)) return null;
  if (!isAbsent(field(group, 'wholeOrder'))) note(at, { code: 'order_and_fixtures' });
  const bestOf = readLength(field(at, 'bestOf'));
  const exact = field(at, 'pointsPerExactScore');
  if (!isAbsent(exact) && bestOf < 3) note(exact, { code: 'score_by_winner', bestOf });
  return {
    teamCount: readPlaces(at, FIXTURE_DEFAULTS.teamCount),
    bestOf,
    legs: readLegs(field(at, 'legs')),
    pointsPerResult: readPoints(field(at, 'pointsPerResult'), FIXTURE_DEFAULTS.pointsPerResult),
    ...(isAbsent(exact) ? {} : { pointsPerExactScore: readPoints(exact, 1) }),
  };
}

function readLength(at: Found): number {
  if (isAbsent(at)) return FIXTURE_DEFAULTS.bestOf;
  const bestOf = FIXTURE_LENGTHS.find((known) => known === at.value);
  if (bestOf === undefined) note(at, { code: 'bad_match_length' });
  return bestOf ?? FIXTURE_DEFAULTS.bestOf;
}

function readLegs(at: Found): Fixtures['legs'] {
  if (isAbsent(at)) return FIXTURE_DEFAULTS.legs;
  const legs = ([1, 2] as const).find((known) => known === at.value);
  if (legs === undefined) note(at, { code: 'not_in_range', least: 1, most: 2 });
  return legs ?? FIXTURE_DEFAULTS.legs;
}
