import { describe, expect, test } from 'vitest';
import { fixtureStage } from '../../fixtures/synthetic-stages.ts';
import { parseFormat } from './parse-format.ts';

const { format } = fixtureStage();
const { countsByGroup: _, ...details } = format.groupStageDetails;

const parsed = (fixtures: object, more: object = {}) =>
  parseFormat({
    version: 1,
    stages: [
      {
        ...format,
        groupStageDetails: { ...details, fixtures: { ...details.fixtures, ...fixtures }, ...more },
      },
    ],
    scoringBreakdown: { groups: [] },
  });

const codesOf = (result: ReturnType<typeof parsed>) =>
  result.ok ? [] : result.problems.map(({ code }) => code);

describe('the matches of a group in a format', () => {
  test('are read with their defaults [rule: formats-50, formats-53]', () => {
    const result = parsed({}, { fixtures: {}, totalAdvancing: 9 });
    expect(codesOf(result)).toEqual(['not_in_range']);
    const read = parsed({}, { fixtures: {} });
    expect(read.ok && read.value.stages[0]?.groupStageDetails?.fixtures).toEqual({
      teamCount: 4,
      bestOf: 2,
      legs: 1,
      pointsPerResult: 1,
    });
  });

  test.each([
    { why: 'a length that no match has', fixtures: { bestOf: 4 }, code: 'bad_match_length' },
    { why: 'three meetings', fixtures: { legs: 3 }, code: 'not_in_range' },
    { why: 'one team', fixtures: { teamCount: 1 }, code: 'not_in_range' },
    {
      why: 'a score of two maps [rule: formats-51]',
      fixtures: { pointsPerExactScore: 1 },
      code: 'score_by_winner',
    },
    {
      why: 'more matches than a byte names [rule: formats-52]',
      fixtures: { teamCount: 17, legs: 2 },
      code: 'too_many_matches',
    },
  ])('refuse $why', ({ fixtures, code }) => {
    expect(codesOf(parsed(fixtures))).toEqual([code]);
  });

  test('stand beside no order [rule: formats-52]', () => {
    const wholeOrder = { teamCount: 4, pointsPerExactPlace: 1 };
    expect(codesOf(parsed({}, { wholeOrder }))).toEqual(['order_and_fixtures']);
  });

  test('may differ in size by group, and the stage has the most of any', () => {
    const counts = [
      { advancingCount: 2, teamCount: 5 },
      { advancingCount: 1, teamCount: 3 },
    ];
    const result = parsed({}, { groupCount: 2, countsByGroup: counts });
    expect(result.ok && result.value.stages[0]?.groupStageDetails).toMatchObject({
      advancingCount: 2,
      countsByGroup: counts,
      fixtures: { teamCount: 5 },
    });
  });
});
