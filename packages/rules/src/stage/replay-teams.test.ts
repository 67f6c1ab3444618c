import { expect, test } from 'vitest';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { NO_PICKS, PickType } from '../model/picks.ts';
import { replaySubmission } from './replay-submission.ts';

test('what is missing of a slip is told step by step [rule: groups-3, groups-5]', () => {
  const replayed = replaySubmission(swissStage(), NO_PICKS);
  const told = { path: ['groupStagePicks'], code: 'picks_missing', substage: 'Group 1' };
  expect(replayed.ok ? [] : replayed.problems).toEqual([
    { ...told, pickTypeId: PickType.advancing, called: 'advancing', missing: 8 },
    { ...told, pickTypeId: PickType.cleanSweepWinner, called: '3-0', missing: 2 },
    { ...told, pickTypeId: PickType.cleanSweepLoser, called: '0-3', missing: 2 },
  ]);
});
