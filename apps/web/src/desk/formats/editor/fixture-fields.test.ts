import type { StageFields } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  fixtureStage,
  scoredFixtureStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { errorsOf, fieldsOf, flagsOf, formOf, mostOf, payingOf } from './stage-form.ts';
import { FIXTURE_MAPS, FIXTURE_TEAMS, FIXTURES, ORDER } from './stage-questions.ts';

const fields = ({ format }: ReturnType<typeof fixtureStage>): StageFields => ({
  name: format.name,
  teamsToOpenPicks: null,
  type: format.type,
  groupStageDetails: format.groupStageDetails,
});

const keysOf = (form: ReturnType<typeof formOf>) => flagsOf(form).map(({ key }) => key);

test.each([
  { why: 'draws in groups of two sizes', own: fields(fixtureStage()), most: 2 * (6 + 3) },
  { why: 'scores of two meetings', own: fields(scoredFixtureStage()), most: (2 + 1) * 2 * 12 },
])('the form of $why says them again [rule: formats-54]', ({ own, most }) => {
  const form = formOf(own);
  expect(errorsOf(form, true)).toEqual({});
  expect(fieldsOf(form, true)).toMatchObject({
    groupStageDetails: { fixtures: own.type === 1 ? own.groupStageDetails.fixtures : null },
  });
  const sum = payingOf(form).reduce((all, line) => all + (mostOf(form, line) ?? 0), 0);
  expect(sum).toBe(most);
});

test('what means nothing beside matches is not asked, and scores from a best of three on alone', () => {
  const form = formOf(fields(fixtureStage()));
  expect(keysOf(form)).not.toContain(ORDER);
  expect(keysOf(form)).not.toContain(`${FIXTURES}.pointsPerExactScore`);
  const longer = { ...form, numbers: { ...form.numbers, [FIXTURE_MAPS.key]: '5' } };
  expect(keysOf(longer)).toContain(`${FIXTURES}.pointsPerExactScore`);
  const without = { ...form, flags: { ...form.flags, [FIXTURES]: false } };
  expect(keysOf(without)).toContain(ORDER);
});

test('a length that no match has, and more matches than can be exchanged, are refused', () => {
  const form = formOf(fields(scoredFixtureStage()));
  const numbers = { ...form.numbers, [FIXTURE_MAPS.key]: '4', [FIXTURE_TEAMS.key]: '18' };
  expect(errorsOf({ ...form, numbers }, true)).toEqual({
    [FIXTURE_MAPS.key]: '1, 2, 3, 5, 7 or 9',
    [FIXTURE_TEAMS.key]: '306 matches in a group, at most 256',
  });
});
