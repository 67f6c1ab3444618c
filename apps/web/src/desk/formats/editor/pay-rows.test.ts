import {
  type BracketStage,
  type EventFormat,
  editFormat,
  emptyFormat,
  type FormatEdit,
  formatMaximum,
  type GroupStageDetails,
  generateBracket,
  newStageFields,
  StageType,
  startFrom,
} from '@callshot/rules';
import { expect, test } from 'vitest';
import { payRows } from './pay-rows.ts';

function made(...edits: FormatEdit[]): EventFormat {
  return edits.reduce<EventFormat>((format, edit) => {
    const edited = editFormat(format, edit);
    if (!edited.ok) throw new Error(edited.fault.code);
    return edited.format;
  }, emptyFormat());
}

const stage = (type: StageType) => ({
  kind: 'addStage' as const,
  stage: { ...newStageFields(type), name: 'Stage' },
});

const table = (format: EventFormat) =>
  format.stages.flatMap(payRows).map(({ name, upTo, points }) => `${name}: ${upTo} x ${points}`);

test('a Swiss stage pays for advancing, 3-0 and 0-3', () => {
  expect(table(made(stage(StageType.swiss)))).toEqual([
    'Advancing: 8 x 2',
    '3-0: 2 x 2',
    '0-3: 2 x 2',
  ]);
});

test('a Swiss stage of two wins pays for 2-0 and 0-2', () => {
  const { stage: three, kind } = stage(StageType.swiss);
  if (three.type !== StageType.swiss) throw new Error('No Swiss stage');
  const two = { ...three, swissStageDetails: { ...three.swissStageDetails, winsNeeded: 2 } };
  const format = made({ kind, stage: two });
  expect(table(format)).toEqual(['Advancing: 8 x 2', '2-0: 2 x 2', '0-2: 2 x 2']);
});

test('groups pay in each of them, places only where they are scored', () => {
  const format = made(stage(StageType.group));
  expect(table(format)).toEqual(['Advancing: 12 x 2', 'First place: 4 x 1', 'Second place: 4 x 1']);
});

test('brackets pay by scoring groups, exact scores, and the reset', () => {
  const fields = newStageFields(StageType.playoffs);
  const format = made(
    {
      kind: 'addStage',
      stage: {
        ...fields,
        name: 'Playoffs',
        type: StageType.playoffs,
        playoffDetails: {
          useSeriesScore: true,
          hasBracketReset: true,
          pointsForCorrectBracketReset: 3,
        },
      },
    },
    {
      kind: 'setBracket',
      stage: 0,
      bracket: generateBracket({ teamCount: 4, elimination: 'double' }),
    },
  );
  expect((format.stages[0] as BracketStage).bracket.scoringGroups.length).toBeGreaterThan(0);
  expect(table(format)).toEqual([
    'Upper Bracket: 2 x 1',
    'Lower Bracket: 4 x 1',
    'Grand Final: 2 x 1',
    'Winner: 1 x 1',
    'Series Score Bonus: 7 x 1',
    'Bracket Reset: 1 x 3',
  ]);
});

const groupsOf = (to: Partial<GroupStageDetails>): EventFormat => {
  const fields = newStageFields(StageType.group);
  if (fields.type !== StageType.group) throw new Error('No group stage');
  const groupStageDetails = { ...fields.groupStageDetails, ...to };
  return made({ kind: 'addStage', stage: { ...fields, name: 'Groups', groupStageDetails } });
};

const knockout = (teamCount: number, elimination: 'single' | 'double', ...edits: FormatEdit[]) =>
  edits.reduce<EventFormat>(
    (format, edit) => {
      const edited = editFormat(format, edit);
      if (!edited.ok) throw new Error(edited.fault.code);
      return edited.format;
    },
    startFrom({ kind: 'knockout', teamCount, elimination, hasReset: elimination === 'double' }),
  );
const column = (part: string, col: number, to: object): FormatEdit => ({
  kind: 'changeColumn',
  stage: 0,
  part,
  col,
  to,
});

test.each([
  { why: 'a whole bracket', format: knockout(8, 'single') },
  { why: 'two teams that start later', format: knockout(6, 'single') },
  { why: 'many teams that start later', format: knockout(11, 'double') },
  {
    why: 'matches for third and fifth place',
    format: knockout(
      8,
      'single',
      { kind: 'addPlaceMatch', stage: 0, place: 3 },
      { kind: 'addPlaceMatch', stage: 0, place: 5 },
    ),
  },
  {
    why: 'both finalists going on',
    format: knockout(4, 'single', column('UB', 1, { bothTeamsAdvance: true })),
  },
  {
    why: 'a first round that is not picked',
    format: knockout(8, 'double', column('UB', 0, { lockPicks: true })),
  },
  { why: 'GSL groups', format: startFrom({ kind: 'groups', groupCount: 3, of: 'gsl' }) },
  {
    why: 'groups of which one sends on a single team',
    format: groupsOf({
      groupCount: 3,
      countsByGroup: [{ advancingCount: 3 }, { advancingCount: 2 }, { advancingCount: 1 }],
    }),
  },
  {
    why: 'the best seconds',
    format: groupsOf({
      groupCount: 3,
      advancingCount: 1,
      totalAdvancing: 1,
      bestOfNextPlace: { count: 2, criteria: [] },
    }),
  },
])('what pays sums up to the maximum: $why [rule: builder-27]', ({ format }) => {
  const rows = format.stages.flatMap(payRows);
  const sum = rows.reduce((all, { upTo, points }) => all + upTo * points, 0);
  expect(sum).toBe(formatMaximum(format).total);
});

test('setting the points of a row changes these points alone', () => {
  for (const type of [StageType.swiss, StageType.group, StageType.playoffs]) {
    const format = made(stage(type));
    const rows = format.stages.flatMap(payRows);
    rows.forEach((row, at) => {
      const edit = row.edit(77);
      if (!edit) throw new Error('not to be set');
      const edited = editFormat(format, edit);
      if (!edited.ok) throw new Error(edited.fault.code);
      const after = edited.format.stages.flatMap(payRows).map(({ points }) => points);
      expect(after).toEqual(rows.map(({ points }, other) => (other === at ? 77 : points)));
    });
  }
});
