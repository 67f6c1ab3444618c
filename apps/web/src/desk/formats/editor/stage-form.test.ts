import { newStageFields, type StageFields, StageType } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  countsOf,
  errorsOf,
  fieldsOf,
  flagsOf,
  formOf,
  groupRowsOf,
  mostOf,
  payingOf,
  sumNoteOf,
} from './stage-form.ts';
import { STAGE_TYPES } from './stage-questions.ts';

const named = (type: StageType) => ({ ...newStageFields(type), name: 'Stage' });

test.each(STAGE_TYPES.map((type) => ({ type })))(
  'a stage of type $type is read back as it was',
  ({ type }) => {
    const fields = { ...named(type), teamsToOpenPicks: 16 };
    expect(fieldsOf(formOf(fields), false)).toEqual(fields);
  },
);

test('a name and every number that is asked for are required, teams to open picks are not [rule: builder-3]', () => {
  const form = formOf(newStageFields(StageType.swiss));
  const empty = Object.fromEntries(Object.keys(form.numbers).map((key) => [key, ' ']));
  expect(Object.keys(errorsOf({ ...form, numbers: empty }, false)).sort()).toEqual([
    'name',
    'swissStageDetails.advancingCount',
    'swissStageDetails.cleanSweepLoserCount',
    'swissStageDetails.cleanSweepWinnerCount',
    'swissStageDetails.groupCount',
    'swissStageDetails.pointsPerAdvancing',
    'swissStageDetails.pointsPerCorrectLoser',
    'swissStageDetails.pointsPerCorrectWinner',
    'swissStageDetails.winsNeeded',
  ]);
  expect(errorsOf(formOf(named(StageType.swiss)), false)).toEqual({});
});

test.each([
  { why: 'a word', text: 'two' },
  { why: 'a fraction', text: '1.5' },
  { why: 'less than none', text: '-1' },
  { why: 'more than a prediction pays', text: '101' },
])('a number that is none is told beside its field: $why', ({ text }) => {
  const form = formOf(named(StageType.swiss));
  const key = 'swissStageDetails.pointsPerAdvancing';
  expect(errorsOf({ ...form, numbers: { ...form.numbers, [key]: text } }, true)).toEqual({
    [key]: '0 to 100.',
  });
});

test('the first stage opens by itself [rule: formats-3]', () => {
  const form = { ...formOf(named(StageType.swiss)), teamsToOpenPicks: 'x' };
  expect(errorsOf(form, true)).toEqual({});
  expect(fieldsOf({ ...form, teamsToOpenPicks: '8' }, true).teamsToOpenPicks).toBeNull();
  expect(errorsOf(form, false)).toEqual({ teamsToOpenPicks: '1 to 250.' });
});

test('what needs another switch is off without it [rule: builder-10, formats-13]', () => {
  const form = formOf(named(StageType.group));
  const on = { ...form.flags, 'groupStageDetails.useSeriesScore': true };
  const without = { ...on, 'groupStageDetails.scoreFirstPlace': false };
  expect(fieldsOf({ ...form, flags: without }, true)).toMatchObject({
    groupStageDetails: { useSeriesScore: false, scoreFirstPlace: false, scoreSecondPlace: false },
  });
});

test('group brackets pay by their columns: neither points nor places are asked', () => {
  const form = formOf(named(StageType.group));
  const flags = { ...form.flags, 'groupStageDetails.hasGroupBrackets': true };
  expect(payingOf({ ...form, flags })).toEqual([]);
  expect(flagsOf({ ...form, flags }).map(({ label }) => label)).toEqual([
    'Has group brackets',
    'Use Series Score',
  ]);
  // How many advance is asked all the same: no points are in that line.
  expect(countsOf({ ...form, flags }).map(({ label }) => label)).toEqual([
    'Groups',
    'Advancing, teams of a group',
  ]);
  expect(countsOf(form).map(({ label }) => label)).toEqual(['Groups']);
  const numbers = { ...form.numbers, 'groupStageDetails.totalAdvancing': '4' };
  expect(fieldsOf({ ...form, flags, numbers }, true)).toMatchObject({
    groupStageDetails: { totalAdvancing: 4, advancingCount: 4 },
  });
  // Fields that are not asked keep their values.
  expect(fieldsOf({ ...form, flags }, true)).toMatchObject({
    groupStageDetails: { scoreFirstPlace: true, pointsPerAdvancing: 2 },
  });
});

test('a Swiss stage of two wins calls its sweeps so, and one of three says nothing of it', () => {
  const swiss = formOf(named(StageType.swiss));
  expect(fieldsOf(swiss, true)).not.toHaveProperty('swissStageDetails.winsNeeded');
  const numbers = { ...swiss.numbers, 'swissStageDetails.winsNeeded': '2' };
  const short = { ...swiss, numbers };
  expect(payingOf(short).map(({ label, count }) => [label, count?.label])).toEqual([
    ['Advancing', 'Advancing, teams'],
    ['2-0', '2-0, teams'],
    ['0-2', '0-2, teams'],
  ]);
  expect(flagsOf(short).map(({ label }) => label)).toEqual(['Score 2-0 apart']);
  expect(sumNoteOf(short)).toBe('A 2-0 pick also earns as advancing');
  const fields = fieldsOf(short, true);
  expect(fields).toHaveProperty('swissStageDetails.winsNeeded', 2);
  expect(formOf(fields).numbers).toMatchObject(numbers);
  const wrong = { ...numbers, 'swissStageDetails.winsNeeded': '6' };
  expect(errorsOf({ ...short, numbers: wrong }, true)).toEqual({
    'swissStageDetails.winsNeeded': '2 to 5.',
  });
});

test('lines add up, in every group; 3-0 teams that are scored apart do not advance as well', () => {
  const swiss = formOf(named(StageType.swiss));
  const sums = (form: typeof swiss) => payingOf(form).map((line) => mostOf(form, line));
  expect(sums(swiss)).toEqual([16, 4, 4]);
  const apart = { ...swiss.flags, 'swissStageDetails.scoreCleanSweepApart': true };
  expect(sums({ ...swiss, flags: apart })).toEqual([12, 4, 4]);
  const groups = formOf(named(StageType.group));
  expect(sums(groups)).toEqual([24, 4, 4]);
  // A group that sends on a single team has no second place to pick [rule: groups-2].
  const uneven = {
    ...groups,
    flags: { ...groups.flags, 'groupStageDetails.countsByGroup': true },
    numbers: {
      ...groups.numbers,
      'groupStageDetails.groupCount': '2',
      'groupStageDetails.countsByGroup.1.advancingCount': '1',
    },
  };
  expect(sums(uneven)).toEqual([8, 2, 1]);
});

describe('numbers of each group [rule: formats-37]', () => {
  const plain = named(StageType.swiss);
  if (plain.type !== StageType.swiss) throw new Error('no Swiss stage');
  const swiss: StageFields = {
    ...plain,
    swissStageDetails: {
      ...plain.swissStageDetails,
      groupCount: 2,
      countsByGroup: [
        { advancingCount: 8, cleanSweepWinnerCount: 2, cleanSweepLoserCount: 2 },
        { advancingCount: 4, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 1 },
      ],
    },
  };

  test('are read back as they were, and count one by one', () => {
    const form = formOf(swiss);
    expect(fieldsOf(form, true)).toEqual(swiss);
    expect(groupRowsOf(form).map(({ title, fields }) => [title, fields.length])).toEqual([
      ['Group A', 3],
      ['Group B', 3],
    ]);
    expect(payingOf(form).map((line) => [line.count, mostOf(form, line)])).toEqual([
      [null, 24],
      [null, 6],
      [null, 6],
    ]);
  });

  test('begin with those of the stage, and are asked for only where there are several groups', () => {
    const flag = 'swissStageDetails.countsByGroup';
    const one = { ...formOf(named(StageType.swiss)), flags: { [flag]: true } };
    expect(groupRowsOf(one)).toEqual([]);
    expect(flagsOf(one).some(({ key }) => key === flag)).toBe(false);
    const two = { ...one, numbers: { ...one.numbers, 'swissStageDetails.groupCount': '2' } };
    expect(fieldsOf(two, true)).toMatchObject({
      swissStageDetails: {
        groupCount: 2,
        countsByGroup: [{ advancingCount: 8 }, { advancingCount: 8 }],
      },
    });
    const key = `${flag}.1.advancingCount`;
    const wrong = { ...two, numbers: { ...two.numbers, [key]: '-1' } };
    expect(errorsOf(wrong, true)).toEqual({ [key]: '0 to 250.' });
  });

  test('of groups are the teams that advance', () => {
    const form = formOf(named(StageType.group));
    const flag = 'groupStageDetails.countsByGroup';
    const own = { [`${flag}.0.advancingCount`]: '1' };
    const differing = {
      ...form,
      flags: { ...form.flags, [flag]: true },
      numbers: { ...form.numbers, ...own },
    };
    expect(fieldsOf(differing, true)).toMatchObject({
      groupStageDetails: {
        countsByGroup: [1, 3, 3, 3].map((advancingCount) => ({ advancingCount })),
      },
    });
  });
});

describe('the order of each group as the pick [rule: formats-39]', () => {
  const ORDER = 'groupStageDetails.wholeOrder';
  const form = formOf(named(StageType.group));
  const asked = { ...form, flags: { ...form.flags, [ORDER]: true } };
  const typed = (numbers: Readonly<Record<string, string>>) => ({
    ...asked,
    numbers: { ...asked.numbers, ...numbers },
  });

  test('is asked for by a switch, with its pay in place of going through', () => {
    expect(fieldsOf(asked, true)).toMatchObject({
      groupStageDetails: {
        wholeOrder: { teamCount: 4, pointsPerExactPlace: 3, pointsByDistance: [1] },
      },
    });
    expect(fieldsOf(form, true)).not.toHaveProperty(ORDER.split('.'));
    expect(payingOf(asked).map(({ label }) => label)).toEqual([
      'Exact place',
      'Missed by 1',
      'Missed by 2',
      'Missed by 3',
    ]);
    expect(payingOf(asked).map((line) => mostOf(asked, line))).toEqual([48, 0, 0, 0]);
    expect(flagsOf(asked).map(({ key }) => key)).not.toContain('groupStageDetails.scoreFirstPlace');
  });

  test('is read back as it was, with groups of several sizes', () => {
    const fields = fieldsOf(
      typed({
        'groupStageDetails.groupCount': '1',
        [`${ORDER}.teamCount`]: '6',
        [`${ORDER}.pointsPerExactPlace`]: '5',
        [`${ORDER}.pointsByDistance.0`]: '3',
        [`${ORDER}.pointsByDistance.1`]: '1',
      }),
      true,
    );
    expect(fieldsOf(formOf(fields), true)).toEqual(fields);
    const flag = 'groupStageDetails.countsByGroup';
    const differing = {
      ...typed({
        'groupStageDetails.groupCount': '2',
        [`${flag}.0.teamCount`]: '6',
        [`${flag}.1.advancingCount`]: '1',
      }),
      flags: { ...asked.flags, [flag]: true },
    };
    expect(fieldsOf(differing, true)).toMatchObject({
      groupStageDetails: {
        countsByGroup: [
          { advancingCount: 3, teamCount: 6 },
          { advancingCount: 1, teamCount: 4 },
        ],
        wholeOrder: { teamCount: 6 },
      },
    });
  });

  test('says what cannot be: a miss that pays as much, and more through than there are places', () => {
    expect(errorsOf(typed({ [`${ORDER}.pointsByDistance.1`]: '1' }), true)).toEqual({
      [`${ORDER}.pointsByDistance.1`]: 'Less than 1, which the nearer place pays',
    });
    expect(errorsOf(typed({ 'groupStageDetails.totalAdvancing': '5' }), true)).toEqual({
      'groupStageDetails.totalAdvancing': '0 to 4.',
    });
    expect(errorsOf(typed({ [`${ORDER}.teamCount`]: '21' }), true)).toMatchObject({
      [`${ORDER}.teamCount`]: '2 to 20.',
    });
  });
});
