import { expect, test } from 'vitest';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { NO_PICKS } from '../model/picks.ts';
import { replaySubmission } from './replay-submission.ts';

test('what is missing of a slip is said in words that people know', () => {
  const replayed = replaySubmission(swissStage(), NO_PICKS);
  expect(replayed.ok ? [] : replayed.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/: 8 more to pick as advancing$/),
    expect.stringMatching(/: 2 more to pick as 3-0$/),
    expect.stringMatching(/: 2 more to pick as 0-3$/),
  ]);
});
