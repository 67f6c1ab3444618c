import { expect, test } from 'vitest';
import { orderStage } from '../../fixtures/synthetic-stages.ts';
import { FORMAT_VERSION, type FormatStage } from '../model/format.ts';
import { kindOf } from '../model/stage-kind.ts';
import { formatMaximum } from '../preview/format-maximum.ts';
import { checkFormat } from './check-format.ts';
import { parseFormat } from './parse-format.ts';
import { startingPlaces, teamsSentOn } from './stage-flow.ts';

const { format } = orderStage();
const { countsByGroup: _, ...details } = format.groupStageDetails;

const formatOf = (groupStageDetails: object) => ({
  version: FORMAT_VERSION as typeof FORMAT_VERSION,
  stages: [{ ...format, groupStageDetails }],
  scoringBreakdown: { groups: [] },
});

function parsed(own: object): FormatStage {
  const found = parseFormat(JSON.stringify(formatOf({ ...details, ...own })));
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value.stages[0] as FormatStage;
}

function problemsOf(own: object) {
  const found = parseFormat(JSON.stringify(formatOf({ ...details, ...own })));
  return found.ok ? [] : found.problems.map(({ path, code }) => [path.join('.'), code]);
}

test('the order of groups is kept with its pay [rule: formats-39]', () => {
  const stage = parsed({});
  expect(kindOf(stage)).toBe('orders');
  expect(stage.groupStageDetails?.wholeOrder).toEqual({
    teamCount: 5,
    pointsPerExactPlace: 5,
    pointsByDistance: [3, 1],
  });
  expect(formatMaximum({ ...formatOf({}), stages: [stage] }).total).toBe(2 * 5 * 5);
});

test('what is left out has defaults, and distances that pay nothing are left out', () => {
  expect(parsed({ wholeOrder: {} }).groupStageDetails?.wholeOrder).toEqual({
    teamCount: 4,
    pointsPerExactPlace: 3,
  });
  const zeros = { pointsByDistance: [1, 0, 0] };
  expect(parsed({ wholeOrder: zeros }).groupStageDetails?.wholeOrder).toMatchObject({
    pointsByDistance: [1],
  });
});

test('groups may have different sizes; the stage says the largest', () => {
  const stage = parsed({
    countsByGroup: [{ advancingCount: 2, teamCount: 3 }, { advancingCount: 1 }],
    wholeOrder: { teamCount: 6 },
  });
  expect(stage.groupStageDetails).toMatchObject({
    advancingCount: 2,
    wholeOrder: { teamCount: 6 },
    countsByGroup: [{ teamCount: 3 }, { teamCount: 6 }],
  });
  expect([startingPlaces(stage), teamsSentOn(stage)]).toEqual([9, 3]);
});

test('groups with brackets are not asked for their order', () => {
  const bracketed = { hasGroupBrackets: true, wholeOrder: { teamCount: 'four' } };
  expect(problemsOf(bracketed).map(([path]) => path)).not.toContain(ORDER);
});

const ORDER = 'stages.0.groupStageDetails.wholeOrder';
const order = (own: object) => ({ wholeOrder: { ...details.wholeOrder, ...own } });
test.each([
  { why: 'no object', own: { wholeOrder: 4 }, at: ORDER, code: 'not_an_object' },
  { why: 'one team', own: order({ teamCount: 1 }), at: `${ORDER}.teamCount`, code: 'not_in_range' },
  {
    why: 'more teams than a list is for',
    own: order({ teamCount: 21 }),
    at: `${ORDER}.teamCount`,
    code: 'not_in_range',
  },
  {
    why: 'as much for a miss as for a hit',
    own: order({ pointsByDistance: [5] }),
    at: `${ORDER}.pointsByDistance.0`,
    code: 'pays_no_less',
  },
  {
    why: 'more for the farther place',
    own: order({ pointsByDistance: [1, 2] }),
    at: `${ORDER}.pointsByDistance.1`,
    code: 'pays_no_less',
  },
  {
    why: 'nothing for the nearer place',
    own: order({ pointsByDistance: [0, 1] }),
    at: `${ORDER}.pointsByDistance.1`,
    code: 'pays_no_less',
  },
  {
    why: 'a distance that no group has',
    own: { ...order({ teamCount: 2, pointsByDistance: [2, 1] }), totalAdvancing: 1 },
    at: `${ORDER}.pointsByDistance`,
    code: 'distance_too_far',
  },
  {
    why: 'more through than there are places',
    own: { totalAdvancing: 6 },
    at: 'stages.0.groupStageDetails.totalAdvancing',
    code: 'not_in_range',
  },
])('refused where it stands: $why', ({ own, at, code }) => {
  expect(problemsOf(own)).toContainEqual([at, code]);
});

test('an order that pays nothing is told', () => {
  const free = formatOf({ ...details, wholeOrder: { teamCount: 4, pointsPerExactPlace: 0 } });
  const stage = free.stages[0] as FormatStage;
  expect(checkFormat({ ...free, stages: [stage] }).warnings.map(({ code }) => code)).toContain(
    'pays_nothing',
  );
});
