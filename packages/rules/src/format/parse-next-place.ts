import {
  type BestOfNextPlace,
  type GroupStageDetails,
  NEXT_PLACE_CRITERIA,
  type NextPlaceCriterion,
} from '../model/format.ts';
import { type Found, field, isAbsent, isObject, items, note, readWhole } from './read-value.ts';

type Counts = Pick<
  GroupStageDetails,
  'groupCount' | 'advancingCount' | 'totalAdvancing' | 'countsByGroup' | 'wholeOrder'
>;

/** The best teams of the next place that go on as well; null where a stage sends on none [rule: formats-55]. */
export function parseNextPlace(group: Found, counts: Counts): BestOfNextPlace | null {
  const at = field(group, 'bestOfNextPlace');
  if (isAbsent(at) || !isObject(at)) return null;
  if (counts.groupCount < 2) {
    note(at, { code: 'next_place_of_one_group' });
    return null;
  }
  if (!hasNextPlace(counts)) note(at, { code: 'no_next_place' });
  return {
    count: readWhole(field(at, 'count'), { min: 1, max: counts.groupCount - 1 }),
    criteria: readCriteria(field(at, 'criteria')),
  };
}

/** Every group sends on somebody for sure, and has a place behind those. */
function hasNextPlace(counts: Counts): boolean {
  const { countsByGroup, wholeOrder, totalAdvancing, advancingCount } = counts;
  const own = countsByGroup ?? [{ advancingCount: totalAdvancing || advancingCount }];
  return own.every(
    ({ advancingCount: sure, teamCount = wholeOrder?.teamCount }) =>
      sure > 0 && (teamCount === undefined || sure < teamCount),
  );
}

function readCriteria(at: Found): readonly NextPlaceCriterion[] {
  const found = items(at, NEXT_PLACE_CRITERIA.length);
  return found.flatMap((item, index) => {
    const known = NEXT_PLACE_CRITERIA.find((own) => own === item.value);
    if (known === undefined) {
      note(item, { code: 'unknown_criterion', known: NEXT_PLACE_CRITERIA.join(', ') });
      return [];
    }
    if (found.findIndex(({ value }) => value === known) < index) {
      note(item, { code: 'criterion_twice' });
    }
    return [known];
  });
}
