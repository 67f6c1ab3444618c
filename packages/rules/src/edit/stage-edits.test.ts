import { describe, expect, test } from 'vitest';
import { edited, newPlayoffs, refusalOf } from '../../fixtures/edited.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import { type EventFormat, StageType } from '../model/format.ts';
import { GROUP_DEFAULTS } from '../model/format-defaults.ts';
import { editFormat } from './edit-format.ts';
import { emptyFormat } from './empty-format.ts';
import { newStageFields, type StageFields, stageFieldsOf } from './stage-fields.ts';

const named = (name: string, type: StageType = StageType.swiss): StageFields => ({
  ...newStageFields(type),
  name,
});

const groups = (hasGroupBrackets: boolean): StageFields => ({
  name: 'Groups',
  type: StageType.group,
  teamsToOpenPicks: null,
  groupStageDetails: { ...GROUP_DEFAULTS, totalAdvancing: 3, hasGroupBrackets },
});

const three = edited(
  emptyFormat(),
  { kind: 'addStage', stage: named('A') },
  { kind: 'addStage', stage: { ...named('B'), teamsToOpenPicks: 16 } },
  { kind: 'addStage', stage: { ...named('C'), teamsToOpenPicks: 8 } },
);

const told = ({ stages }: EventFormat) =>
  stages.map(({ name, teamsToOpenPicks }) => `${name} ${teamsToOpenPicks}`);

test('stages are added at the end, moved and removed; the first waits for no teams', () => {
  expect(told(three)).toEqual(['A null', 'B 16', 'C 8']);
  expect(told(edited(three, { kind: 'moveStage', from: 2, to: 0 }))).toEqual([
    'C null',
    'A null',
    'B 16',
  ]);
  expect(told(edited(three, { kind: 'moveStage', from: 0, to: 1 }))).toEqual([
    'B null',
    'A null',
    'C 8',
  ]);
  expect(told(edited(three, { kind: 'removeStage', stage: 0 }))).toEqual(['B null', 'C 8']);
});

test('nothing changed is the very same format, and what stays is shared', () => {
  expect(edited(three, { kind: 'moveStage', from: 1, to: 1 })).toBe(three);
  const [, second] = three.stages;
  const same = { kind: 'changeStage', stage: 1, to: stageFieldsOf(second!) } as const;
  expect(edited(three, same)).toBe(three);
  const moved = edited(three, { kind: 'changeStage', stage: 0, to: named('D') });
  expect(moved.stages[0]).not.toBe(three.stages[0]);
  expect(moved.stages[1]).toBe(second);
});

test.each([
  { why: 'no such stage', edit: { kind: 'removeStage', stage: 3 } as const },
  { why: 'nowhere to move it', edit: { kind: 'moveStage', from: 0, to: 3 } as const },
  { why: 'not one before the first', edit: { kind: 'moveStage', from: 0, to: -1 } as const },
])('$why', ({ edit }) => {
  expect(refusalOf(three, edit)).toEqual({ code: 'not_there', what: 'stage' });
});

test('twelve stages are enough', () => {
  const add = { kind: 'addStage', stage: named('More') } as const;
  const most = edited(emptyFormat(), ...Array(12).fill(add));
  expect(refusalOf(most, add)).toEqual({ code: 'too_many', what: 'stages', most: 12 });
});

describe('fields are checked as a format that is read is', () => {
  test('every fault stands at its field', () => {
    const stage: StageFields = {
      name: ' ',
      type: StageType.swiss,
      teamsToOpenPicks: null,
      swissStageDetails: {
        advancingCount: 1,
        pointsPerAdvancing: 101,
        cleanSweepWinnerCount: 2,
        pointsPerCorrectWinner: 1,
        cleanSweepLoserCount: 1,
        pointsPerCorrectLoser: 1,
      },
    };
    expect(refusalOf(emptyFormat(), { kind: 'addStage', stage })).toEqual({
      code: 'bad_stage',
      problems: [
        { path: ['name'], code: 'empty' },
        {
          path: ['swissStageDetails', 'cleanSweepWinnerCount'],
          code: 'too_many_undefeated',
          advancing: 1,
        },
        {
          path: ['swissStageDetails', 'pointsPerAdvancing'],
          code: 'not_in_range',
          least: 0,
          most: 100,
        },
      ],
    });
  });

  test('what needs another switch is forced off, and both counts are written [rule: builder-10, builder-11, formats-12, formats-13]', () => {
    const fields: StageFields = {
      name: 'Groups',
      type: StageType.group,
      teamsToOpenPicks: null,
      groupStageDetails: {
        ...GROUP_DEFAULTS,
        totalAdvancing: 2,
        useSeriesScore: true,
        scoreFirstPlace: false,
      },
    };
    const { stages } = edited(emptyFormat(), { kind: 'addStage', stage: fields });
    expect(stages[0]?.groupStageDetails).toMatchObject({
      advancingCount: 2,
      totalAdvancing: 2,
      useSeriesScore: false,
      scoreSecondPlace: false,
    });
  });
});

describe('brackets begin by themselves', () => {
  test('playoffs: double elimination of eight, as it is generated [rule: builder-14]', () => {
    const bracket = newPlayoffs().stages[0]?.bracket;
    expect(bracket).toEqual(generateBracket({ teamCount: 8, elimination: 'double' }));
  });

  test('group brackets: two columns above and two below, of whom two go on [rule: builder-14]', () => {
    const format = edited(emptyFormat(), { kind: 'addStage', stage: groups(true) });
    const bracket = format.stages[0]?.bracket;
    const sizes = bracket?.parts.map(({ columns }) => columns.map(({ matchCount }) => matchCount));
    expect(sizes).toEqual([[2, 1], [1, 1], []]);
    const losers = bracket?.parts[0]?.columns.flatMap(({ matches }) =>
      matches.map(({ loserPath: to }) => to && `${to.part}-${to.col}-${to.isTop}`),
    );
    expect(losers).toEqual(['LB-0-true', 'LB-0-false', 'LB-1-true']);
  });

  test('no bracket where teams are picked', () => {
    const format = edited(emptyFormat(), { kind: 'addStage', stage: groups(false) });
    expect(format.stages[0]?.bracket).toBeNull();
  });
});

describe('another type drops what it does not have', () => {
  const change = (format: EventFormat, to: StageFields) =>
    editFormat(format, { kind: 'changeStage', stage: 0, to });

  test('Swiss drops the bracket, and tells what was drawn [rule: builder-9]', () => {
    const next = change(newPlayoffs(), named('Swiss'));
    expect(next.ok && next.format.stages[0]).toMatchObject({
      type: StageType.swiss,
      playoffDetails: null,
      groupStageDetails: null,
      bracket: null,
    });
    expect(next.ok && next.lost).toEqual({ links: 7, viewMatches: 0, groupColumns: 8, entries: 0 });
  });

  test('groups keep it only with group brackets [rule: builder-9]', () => {
    const playoffs = newPlayoffs();
    const without = change(playoffs, groups(false));
    expect(without.ok && without.format.stages[0]?.bracket).toBeNull();
    const kept = change(playoffs, groups(true));
    expect(kept.ok && kept.format.stages[0]).toMatchObject({ playoffDetails: null });
    expect(kept.ok && kept.format.stages[0]?.bracket).toBe(playoffs.stages[0]?.bracket);
  });

  test('playoffs of a Swiss stage begin with a bracket', () => {
    const swiss = edited(emptyFormat(), { kind: 'addStage', stage: named('Swiss') });
    const next = change(swiss, named('Playoffs', StageType.playoffs));
    expect(next.ok && next.format).toEqual(newPlayoffs());
  });

  test('without the reset goes what names the match that it adds', () => {
    const reset: StageFields = {
      name: 'Playoffs',
      type: StageType.playoffs,
      teamsToOpenPicks: null,
      playoffDetails: {
        useSeriesScore: false,
        hasBracketReset: true,
        pointsForCorrectBracketReset: 1,
      },
    };
    const final = { part: 'GF', col: 0, colIndex: 0 };
    const viewed = edited(
      newPlayoffs(),
      { kind: 'changeStage', stage: 0, to: reset },
      { kind: 'addView', stage: 0, name: 'Finals' },
      { kind: 'setViewMatches', stage: 0, view: 0, matches: [final, { ...final, colIndex: 1 }] },
    );
    const next = change(viewed, named('Playoffs', StageType.playoffs));
    expect(next.ok && next.format.stages[0]?.bracket?.views[0]?.matches).toEqual([final]);
    expect(next.ok && next.lost).toEqual({ links: 0, viewMatches: 1, groupColumns: 0, entries: 0 });
  });
});
