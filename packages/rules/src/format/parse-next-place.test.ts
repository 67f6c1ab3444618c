import { expect, test } from 'vitest';
import { bestNextOrders, bestNextStage } from '../../fixtures/synthetic-stages.ts';
import { BEST_OF_NEXT, FORMAT_VERSION } from '../model/format.ts';
import { formatMaximum } from '../preview/format-maximum.ts';
import { entryWords } from '../words/entry-words.ts';
import { decidedPlaces } from './check-entries.ts';
import { parseFormat } from './parse-format.ts';
import { teamsSentOn } from './stage-flow.ts';

const groups = bestNextStage().format;
const orders = bestNextOrders().format;

const read = (stage: typeof groups, own: object) =>
  parseFormat(
    JSON.stringify({
      version: FORMAT_VERSION,
      stages: [{ ...stage, groupStageDetails: { ...stage.groupStageDetails, ...own } }],
      scoringBreakdown: { groups: [] },
    }),
  );

const problemsOf = (own: object, stage = groups) => {
  const found = read(stage, own);
  return found.ok ? [] : found.problems.map(({ path, code }) => [path.slice(3).join('.'), code]);
};

test('the best of the next place go on beside the sure teams [rule: formats-55]', () => {
  const found = read(groups, {});
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  const [stage] = found.value.stages;
  expect(stage?.groupStageDetails?.bestOfNextPlace).toEqual({
    count: 2,
    criteria: ['points', 'map_difference'],
  });
  expect(teamsSentOn(groups)).toBe(10);
  expect(teamsSentOn(orders)).toBe(10);
  // Ten for two points, first and second of each group for three and one.
  expect(formatMaximum(found.value).total).toBe(10 * 2 + 4 * (3 + 1));
  expect(decidedPlaces(groups, 0)).toBe(2);
  expect(decidedPlaces(groups, BEST_OF_NEXT)).toBe(2);
  expect(entryWords(found.value, { stage: 0, group: BEST_OF_NEXT, place: 2 })).toBe(
    'No. 2 of the best at place 3',
  );
});

test('what cannot be played is refused', () => {
  const best = (own: object) => ({ bestOfNextPlace: { count: 1, criteria: [], ...own } });
  expect(problemsOf(best({}))).toEqual([]);
  expect(problemsOf(best({ count: 4 }))).toEqual([['bestOfNextPlace.count', 'not_in_range']]);
  expect(problemsOf(best({ count: 0 }))).toEqual([['bestOfNextPlace.count', 'not_in_range']]);
  expect(problemsOf({ ...best({}), groupCount: 1 })).toEqual([
    ['bestOfNextPlace', 'next_place_of_one_group'],
  ]);
  expect(problemsOf({ ...best({}), advancingCount: 0, totalAdvancing: 0 })).toEqual([
    ['bestOfNextPlace', 'no_next_place'],
  ]);
  expect(problemsOf({ ...best({}), advancingCount: 4, totalAdvancing: 4 }, orders)).toEqual([
    ['bestOfNextPlace', 'no_next_place'],
  ]);
  expect(problemsOf(best({ criteria: ['goals', 'points', 'points'] }))).toEqual([
    ['bestOfNextPlace.criteria.0', 'unknown_criterion'],
    ['bestOfNextPlace.criteria.2', 'criterion_twice'],
  ]);
  // Brackets of a group send on by themselves.
  const bracketed = read(groups, { hasGroupBrackets: true });
  expect(bracketed.ok).toBe(false);
});
