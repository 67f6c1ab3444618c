import { type FormatStage, PickType, StageType } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  swissGroupsStage,
  unequalGroupStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { wordsOf } from './step-words.ts';

const swiss = (pointsPerAdvancing: number, scoreCleanSweepApart: boolean): FormatStage => ({
  name: 'Swiss',
  type: StageType.swiss,
  teamsToOpenPicks: null,
  swissStageDetails: {
    advancingCount: 8,
    pointsPerAdvancing,
    cleanSweepWinnerCount: 2,
    pointsPerCorrectWinner: 2,
    cleanSweepLoserCount: 2,
    pointsPerCorrectLoser: 2,
    scoreCleanSweepApart,
  },
  groupStageDetails: null,
  playoffDetails: null,
  bracket: null,
});

test.each([
  { stage: swiss(1, false), pays: '1 pt each', among: null },
  {
    stage: swiss(1, true),
    pays: '1 pt each',
    among: 'Teams that are picked to go 3-0, or do, pay for that alone.',
  },
  { stage: swiss(0, true), pays: null, among: expect.any(String) },
])('an advancing pick earns: $pays', ({ stage, ...words }) => {
  expect(wordsOf(stage, PickType.advancing, 16)).toMatchObject(words);
});

test.each([
  { pickTypeId: PickType.advancing, ask: 'Which eight teams advance?', pays: '2 pts each' },
  {
    pickTypeId: PickType.cleanSweepWinner,
    ask: 'Which two win every match?',
    among: 'Among the eight that advance.',
    pays: '+2 pts each',
  },
  {
    pickTypeId: PickType.cleanSweepLoser,
    ask: 'Which two lose every match?',
    among: 'Among the ten you left out.',
    pays: '2 pts each',
  },
])('a Swiss stage asks: $ask', ({ pickTypeId, ...words }) => {
  expect(wordsOf(swiss(2, false), pickTypeId, 10)).toMatchObject(words);
});

test('records of a stage of two wins are its own', () => {
  const three = swiss(1, true);
  const details = three.swissStageDetails;
  if (details === null) throw new Error('No Swiss stage');
  const two = { ...three, swissStageDetails: { ...details, winsNeeded: 2 } } as FormatStage;
  const words = [PickType.cleanSweepWinner, PickType.cleanSweepLoser].map((type) =>
    wordsOf(two, type, 8),
  );
  expect(words.map(({ title, badge, said }) => [title, badge, said])).toEqual([
    ['2-0', '2-0', 'picked to go 2-0'],
    ['0-2', '0-2', 'picked to go 0-2'],
  ]);
  expect(wordsOf(two, PickType.advancing, 8).among).toBe(
    'Teams that are picked to go 2-0, or do, pay for that alone.',
  );
});

test.each([
  { stage: swissGroupsStage(), pickTypeId: PickType.advancing, ask: 'Which twelve teams advance?' },
  {
    stage: swissGroupsStage(),
    pickTypeId: PickType.cleanSweepWinner,
    ask: 'Which three win every match?',
  },
  {
    stage: swissGroupsStage(),
    pickTypeId: PickType.cleanSweepLoser,
    ask: 'Which three lose every match?',
  },
  { stage: unequalGroupStage(), pickTypeId: PickType.advancing, ask: 'Which four teams advance?' },
])('all groups are asked for at once: $ask [rule: formats-37]', ({ stage, pickTypeId, ask }) => {
  expect(wordsOf(stage.format, pickTypeId, 24)).toMatchObject({ ask });
});
