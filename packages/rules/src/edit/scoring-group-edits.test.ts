import { describe, expect, test } from 'vitest';
import { bracketOf, edited, newPlayoffs, refusalOf } from '../../fixtures/edited.ts';
import { StageType } from '../model/format.ts';
import { GROUP_DEFAULTS } from '../model/format-defaults.ts';
import { emptyFormat } from './empty-format.ts';
import type { FormatEdit } from './format-edit.ts';
import { newStageFields } from './stage-fields.ts';
import { startFrom } from './starting-points.ts';

const pay = (group: number, ...columns: readonly { part: string; col: number }[]): FormatEdit => ({
  kind: 'setGroupColumns',
  stage: 0,
  group,
  columns,
});
const [final, first] = [
  { part: 'GF', col: 0 },
  { part: 'UB', col: 0 },
];
const own = edited(newPlayoffs(), { kind: 'addScoringGroup', stage: 0, name: 'Own' });

describe('scoring groups', () => {
  test('a new one pays a point for each team that reaches its columns', () => {
    const paid = edited(own, pay(4, final, first, final));
    expect(bracketOf(paid).scoringGroups[4]).toEqual({
      name: 'Own',
      columns: [final, first],
      scoreParticipants: true,
      scoreWinnersOnly: false,
      pointsPerCorrectParticipant: 1,
      scorePlacement: false,
      pointsPerCorrectPlacement: 1,
    });
    expect(edited(paid, pay(4, final, first))).toBe(paid);
  });

  test('what one pays is changed, and it is removed', () => {
    const to = { name: 'Champion', scoreWinnersOnly: true, pointsPerCorrectParticipant: 5 };
    const changed = edited(own, { kind: 'changeScoringGroup', stage: 0, group: 4, to });
    expect(bracketOf(changed).scoringGroups[4]).toMatchObject(to);
    expect(edited(changed, { kind: 'removeScoringGroup', stage: 0, group: 4 })).toEqual(
      newPlayoffs(),
    );
  });

  test('a column is in ten of them at most', () => {
    const ten = Array.from({ length: 10 }, (_, at): FormatEdit[] => [
      { kind: 'addScoringGroup', stage: 0, name: `${at}` },
      pay(4 + at, first),
    ]);
    const most = edited(newPlayoffs(), ...ten.flat(), {
      kind: 'addScoringGroup',
      stage: 0,
      name: 'One more',
    });
    expect(refusalOf(most, pay(14, first))).toEqual({
      code: 'too_many_scoring_groups',
      count: 11,
      most: 10,
    });
    expect(refusalOf(most, pay(13, first))).toBeNull();
  });

  test.each<{ why: string; edit: FormatEdit; fault: object }>([
    {
      why: 'no name',
      edit: { kind: 'addScoringGroup', stage: 0, name: ' ' },
      fault: { code: 'empty' },
    },
    {
      why: 'points past the limit',
      edit: {
        kind: 'changeScoringGroup',
        stage: 0,
        group: 0,
        to: { pointsPerCorrectPlacement: 101 },
      },
      fault: { code: 'not_in_range', least: 0, most: 100 },
    },
    {
      why: 'no such column',
      edit: pay(0, { part: 'GF', col: 1 }),
      fault: { code: 'not_there', what: 'column' },
    },
    {
      why: 'no such group',
      edit: pay(5, final),
      fault: { code: 'not_there', what: 'scoring_group' },
    },
  ])('refused: $why', ({ edit, fault }) => {
    expect(refusalOf(own, edit)).toEqual(fault);
  });
});

describe('what players read', () => {
  test('is written from what the stages pay; what pays nothing is left out [rule: scoring-14]', () => {
    const format = edited(
      emptyFormat(),
      { kind: 'addStage', stage: { ...newStageFields(StageType.swiss), name: 'Swiss' } },
      {
        kind: 'addStage',
        stage: {
          name: 'Groups',
          type: StageType.group,
          teamsToOpenPicks: null,
          groupStageDetails: { ...GROUP_DEFAULTS, totalAdvancing: 2, pointsPerSecondPlace: 0 },
        },
      },
      { kind: 'writeBreakdown' },
    );
    expect(format.scoringBreakdown.groups).toEqual([
      {
        name: 'Swiss',
        records: [
          { name: 'Advancing', pointsPer: 2 },
          { name: '3-0', pointsPer: 2 },
          { name: '0-3', pointsPer: 2 },
        ],
      },
      {
        name: 'Groups',
        records: [
          { name: 'Advancing', pointsPer: 2 },
          { name: 'First Place', pointsPer: 1 },
        ],
      },
    ]);
  });

  test('of a bracket: its groups, the series and the reset [rule: scoring-14]', () => {
    const from = { kind: 'knockout', teamCount: 4, elimination: 'double', hasReset: true } as const;
    const [group] = startFrom(from).scoringBreakdown.groups;
    expect(group?.records.slice(-2)).toEqual([
      { name: 'Series Score Bonus', pointsPer: 1 },
      { name: 'Bracket Reset', pointsPer: 1 },
    ]);
  });

  test('is what somebody wrote, within limits', () => {
    const groups = [{ name: 'All', records: [{ name: 'Pick', pointsPer: 3 }] }];
    expect(edited(own, { kind: 'setBreakdown', groups }).scoringBreakdown).toEqual({ groups });
    expect(refusalOf(own, { kind: 'setBreakdown', groups: [{ name: '', records: [] }] })).toEqual({
      code: 'empty',
    });
    const dear = [{ name: 'All', records: [{ name: 'Pick', pointsPer: 101 }] }];
    expect(refusalOf(own, { kind: 'setBreakdown', groups: dear })).toEqual({
      code: 'not_in_range',
      least: 0,
      most: 100,
    });
  });
});
