import { describe, expect, test } from 'vitest';
import { edited, newFreeform, newPlayoffs } from '../../fixtures/edited.ts';
import { emptyFormat } from '../edit/empty-format.ts';
import type { FormatEdit } from '../edit/format-edit.ts';
import { newStageFields, type StageFields } from '../edit/stage-fields.ts';
import { type EventFormat, StageType } from '../model/format.ts';
import { checkFormat } from './check-format.ts';
import { readFormat } from './read-format.ts';

const ready = edited(newPlayoffs(), { kind: 'writeBreakdown' });

test('what the builder begins with is ready, and nothing about it looks wrong [rule: formats-31]', () => {
  expect(checkFormat(ready)).toEqual({ problems: [], warnings: [] });
});

test('an empty format is no format yet', () => {
  expect(checkFormat(emptyFormat())).toEqual({
    problems: [{ path: ['stages'], code: 'no_stages' }],
    warnings: [],
  });
});

const BRACKET = ['stages', 0, 'bracket'];
const UB1 = { part: 'UB', col: 1 };
const fieldsOf = <T extends StageType>(type: T) =>
  newStageFields(type) as Extract<StageFields, { type: T }>;
const swiss = fieldsOf(StageType.swiss);
const groups = fieldsOf(StageType.group);
const inBrackets = { ...groups.groupStageDetails, hasGroupBrackets: true };

/** A Swiss stage, and playoffs of eight teams behind it. */
const twoStages = (details: Partial<typeof swiss.swissStageDetails>): EventFormat =>
  edited(
    emptyFormat(),
    {
      kind: 'addStage',
      stage: {
        ...swiss,
        name: 'Swiss',
        swissStageDetails: { ...swiss.swissStageDetails, ...details },
      },
    },
    {
      kind: 'addStage',
      stage: { ...newStageFields(StageType.playoffs), name: 'Playoffs' },
    },
  );

const group = (index: number, to: object): FormatEdit => ({
  kind: 'changeScoringGroup',
  stage: 0,
  group: index,
  to,
});

describe('warnings', () => {
  test.each<{ why: string; format: EventFormat; warning: object }>([
    {
      why: 'a column that is reached in no scoring group',
      format: edited(ready, {
        kind: 'setGroupColumns',
        stage: 0,
        group: 0,
        columns: [{ part: 'UB', col: 2 }],
      }),
      warning: { path: [...BRACKET, 'parts', 0, 'columns', 1], code: 'column_unpaid' },
    },
    {
      why: 'a column in a group that pays nothing',
      format: edited(ready, group(0, { pointsPerCorrectParticipant: 0 })),
      warning: { path: [...BRACKET, 'parts', 0, 'columns', 1], code: 'column_unpaid' },
    },
    {
      why: 'a scoring group that pays nothing',
      format: edited(ready, group(0, { pointsPerCorrectParticipant: 0 })),
      warning: { path: [...BRACKET, 'scoringGroups', 0], code: 'group_pays_nothing' },
    },
    {
      why: 'a column that two groups pay for the same',
      format: edited(
        ready,
        { kind: 'addScoringGroup', stage: 0, name: 'Again' },
        { kind: 'setGroupColumns', stage: 0, group: 4, columns: [UB1] },
      ),
      warning: {
        path: [...BRACKET, 'parts', 0, 'columns', 1],
        code: 'column_paid_twice',
        groups: ['Upper Bracket', 'Again'],
      },
    },
    {
      why: 'a scoring group without columns',
      format: edited(ready, { kind: 'addScoringGroup', stage: 0, name: 'Empty' }),
      warning: { path: [...BRACKET, 'scoringGroups', 4], code: 'group_without_columns' },
    },
    {
      why: 'a view without matches',
      format: edited(ready, { kind: 'addView', stage: 0, name: 'Empty' }),
      warning: { path: [...BRACKET, 'views', 0], code: 'view_without_matches' },
    },
    {
      why: 'a lower match that nobody drops to',
      format: edited(
        ready,
        ...[0, 1].map(
          (colIndex): FormatEdit => ({
            kind: 'setLoserPath',
            stage: 0,
            match: { part: 'UB', col: 0, colIndex },
            to: null,
          }),
        ),
      ),
      warning: {
        path: [...BRACKET, 'parts', 1, 'columns', 0, 'matches', 0],
        code: 'unreachable_match',
        match: 'LB-0-0',
      },
    },
    {
      why: 'a drawn match without any path',
      format: newFreeform('A', 'B'),
      warning: {
        path: [...BRACKET, 'freeformParts', 1, 'columns', 0, 'matches', 0],
        code: 'unreachable_match',
        match: 'B-0-0',
      },
    },
    {
      why: 'a stage that waits for more teams than start in it',
      format: edited(
        emptyFormat(),
        { kind: 'addStage', stage: { ...swiss, name: 'Swiss' } },
        {
          kind: 'addStage',
          stage: { ...newStageFields(StageType.playoffs), name: 'Playoffs', teamsToOpenPicks: 9 },
        },
      ),
      warning: {
        path: ['stages', 1, 'teamsToOpenPicks'],
        code: 'opens_never',
        teams: 9,
        places: 8,
      },
    },
    {
      why: 'a drawn match whose winner is sent nowhere, though rounds follow',
      format: edited(
        newFreeform('A'),
        { kind: 'setColumnCount', stage: 0, part: 'A', count: 2 },
        { kind: 'setMatchCount', stage: 0, part: 'A', col: 0, count: 2 },
        {
          kind: 'setWinnerPath',
          stage: 0,
          match: { part: 'A', col: 0, colIndex: 0 },
          to: { part: 'A', col: 1, colIndex: 0, isTop: true },
        },
      ),
      warning: {
        path: [...BRACKET, 'freeformParts', 0, 'columns', 0, 'matches', 1],
        code: 'dead_end',
        match: 'A-0-1',
      },
    },
    {
      why: 'playoffs that wait for more teams than come',
      format: twoStages({ advancingCount: 4, cleanSweepLoserCount: 1, cleanSweepWinnerCount: 1 }),
      warning: { path: ['stages', 1], code: 'too_few_come', from: 'Swiss', come: 4, needed: 8 },
    },
    {
      why: 'playoffs that more teams come to than can start',
      format: twoStages({ advancingCount: 16 }),
      warning: { path: ['stages', 1], code: 'too_many_come', from: 'Swiss', come: 16, needed: 8 },
    },
    {
      why: 'groups whose brackets send on fewer teams than they say',
      format: edited(emptyFormat(), {
        kind: 'addStage',
        stage: { ...groups, name: 'Groups', groupStageDetails: inBrackets },
      }),
      warning: {
        path: ['stages', 0, 'groupStageDetails', 'totalAdvancing'],
        code: 'other_number_advances',
        through: 2,
        advancing: 3,
      },
    },
    {
      why: 'a bracket of which every column is locked',
      format: {
        ...ready,
        stages: ready.stages.map((stage) =>
          stage.bracket
            ? {
                ...stage,
                bracket: {
                  ...stage.bracket,
                  parts: stage.bracket.parts.map((part) => ({
                    ...part,
                    columns: part.columns.map((column) => ({ ...column, lockPicks: true })),
                  })),
                },
              }
            : stage,
        ),
      } as EventFormat,
      warning: { path: ['stages', 0], code: 'nothing_to_pick' },
    },
    {
      why: 'no words for players',
      format: newPlayoffs(),
      warning: { path: ['scoringBreakdown'], code: 'no_breakdown' },
    },
  ])('$why', ({ format, warning }) => {
    expect(checkFormat(format).warnings).toContainEqual(warning);
  });

  test('a column that one group pays for reaching and another for winning is as it should be [rule: formats-30]', () => {
    const { scoringGroups } = ready.stages[0]!.bracket!;
    const paying = scoringGroups.filter(({ columns }) => columns.some(({ part }) => part === 'GF'));
    expect(paying).toHaveLength(2);
    expect(checkFormat(ready).warnings).toEqual([]);
  });
});

describe('a draft is read', () => {
  test('with its problems', () => {
    const draft = edited(newFreeform('A', 'B'), { kind: 'removePart', stage: 0, part: 'A' });
    const none = edited(draft, { kind: 'removePart', stage: 0, part: 'B' });
    const read = readFormat(JSON.stringify(none));
    expect(read.format).toEqual(none);
    expect(read.problems).toEqual([{ path: [...BRACKET, 'freeformParts'], code: 'no_columns' }]);
    expect(readFormat(JSON.stringify(emptyFormat())).format).toEqual(emptyFormat());
  });

  test.each([
    { why: 'no JSON', json: '{' },
    { why: 'another version', json: { version: 2, stages: [] } },
    { why: 'a stage without a type', json: { version: 1, stages: [{ name: 'A' }] } },
    { why: 'a stage that is a text', json: { version: 1, stages: ['A'] } },
    { why: 'playoffs without a bracket', json: { version: 1, stages: [{ name: 'A', type: 3 }] } },
  ])('$why is no draft', ({ json }) => {
    const read = readFormat(json);
    expect(read.format).toBeNull();
    expect(read.problems).not.toEqual([]);
  });
});
