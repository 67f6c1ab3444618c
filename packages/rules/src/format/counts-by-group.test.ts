import { expect, test } from 'vitest';
import { swissGroupsStage, unequalGroupStage } from '../../fixtures/synthetic-stages.ts';
import { FORMAT_VERSION, type FormatStage } from '../model/format.ts';
import { groupOf, swissGroup } from '../model/group-counts.ts';
import { parseFormat } from './parse-format.ts';
import { teamsSentOn } from './stage-flow.ts';

const formatOf = (stage: object) => ({
  version: FORMAT_VERSION,
  stages: [stage],
  scoringBreakdown: { groups: [] },
});

function parsed(stage: object): FormatStage {
  const found = parseFormat(JSON.stringify(formatOf(stage)));
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value.stages[0] as FormatStage;
}

const problemsOf = (stage: object) => {
  const found = parseFormat(JSON.stringify(formatOf(stage)));
  return found.ok ? [] : found.problems.map(({ path, code }) => [path.join('.'), code]);
};

const { format: swiss } = swissGroupsStage();
const { format: groups } = unequalGroupStage();
const SWISS = 'stages.0.swissStageDetails.countsByGroup';

test('numbers of each group are kept; those of the stage are the most of any [rule: formats-37]', () => {
  const { swissStageDetails } = parsed({
    ...swiss,
    swissStageDetails: { ...swiss.swissStageDetails, advancingCount: 1 },
  });
  expect(swissStageDetails).toMatchObject({ advancingCount: 8, groupCount: 2 });
  expect([0, 1].map((at) => swissGroup(swissStageDetails!, at).advancingCount)).toEqual([8, 4]);
  const { groupStageDetails } = parsed(groups);
  expect(groupStageDetails).toMatchObject({ advancingCount: 3, totalAdvancing: 3 });
  expect([0, 1].map((at) => groupOf(groupStageDetails!, at).totalAdvancing)).toEqual([3, 1]);
  expect([swiss, groups].map(teamsSentOn)).toEqual([12, 4]);
});

test('what is alike in all groups is said once', () => {
  const alike = [{ advancingCount: 2 }, { advancingCount: 2 }];
  const { groupStageDetails } = parsed({
    ...groups,
    groupStageDetails: { ...groups.groupStageDetails, countsByGroup: alike },
  });
  expect(groupStageDetails).toMatchObject({ advancingCount: 2, totalAdvancing: 2 });
  expect(groupStageDetails).not.toHaveProperty('countsByGroup');
});

test('brackets of groups are all of one shape', () => {
  const details = { ...groups.groupStageDetails, hasGroupBrackets: true };
  const found = problemsOf({ ...groups, groupStageDetails: details });
  expect(found.map(([, code]) => code)).not.toContain('wrong_group_count');
});

const [first, second] = swiss.swissStageDetails.countsByGroup!;
test.each([
  { why: 'one group too few', list: [first], at: SWISS, code: 'wrong_group_count' },
  { why: 'none', list: [], at: SWISS, code: 'wrong_group_count' },
  { why: 'no list', list: 'two', at: SWISS, code: 'not_a_list' },
  { why: 'a group that is no object', list: [first, 4], at: `${SWISS}.1`, code: 'not_an_object' },
  {
    why: 'more unbeaten teams than go on',
    list: [first, { ...second, cleanSweepWinnerCount: 5 }],
    at: `${SWISS}.1.cleanSweepWinnerCount`,
    code: 'too_many_undefeated',
  },
  {
    why: 'a fraction',
    list: [first, { ...second, advancingCount: 1.5 }],
    at: `${SWISS}.1.advancingCount`,
    code: 'not_in_range',
  },
])('refused where it stands: $why', ({ list, at, code }) => {
  const swissStageDetails = { ...swiss.swissStageDetails, countsByGroup: list };
  expect(problemsOf({ ...swiss, swissStageDetails })).toContainEqual([at, code]);
});
