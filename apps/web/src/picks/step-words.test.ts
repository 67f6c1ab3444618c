import { type FormatStage, PickType, StageType } from '@callshot/rules';
import { expect, test } from 'vitest';
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
  { stage: swiss(1, false), pays: '1 point for each right pick' },
  {
    stage: swiss(1, true),
    pays: '1 point for each right pick, but not for teams that are picked to go 3-0, or do',
  },
  { stage: swiss(0, true), pays: null },
])('an advancing pick earns: $pays', ({ stage, pays }) => {
  expect(wordsOf(stage, PickType.advancing).pays).toBe(pays);
  expect(wordsOf(stage, PickType.cleanSweepWinner).pays).toBe('2 points for each right pick');
});
