import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import type { PickSet } from '../model/picks.ts';
import { replayOfficial, replaySubmission } from './replay-submission.ts';

const repeated = <T>(rows: readonly T[], count: number): T[] =>
  Array.from({ length: count }, () => rows).flat();

/** The valid slip with all of its rows several times over. */
function times(count: number, { groupStagePicks, matchPicks }: PickSet): PickSet {
  return {
    groupStagePicks: repeated(groupStagePicks, count),
    matchPicks: repeated(matchPicks, count),
  };
}

test.each(EVERY_STAGE)('$why: a list longer than a stage takes is one problem', ({ stage }) => {
  const slip = randomPicks(stage, randomOf(1));
  for (const replay of [replaySubmission, replayOfficial]) {
    const replayed = replay(stage, times(50, slip));
    if (replayed.ok) throw new Error('accepted');
    expect(replayed.problems).toHaveLength(1);
    expect(replayed.problems[0]?.code).toBe('too_many_rows');
  }
  const twice = replaySubmission(stage, times(2, slip));
  expect(twice.ok ? [] : twice.problems.map(({ code }) => code)).toContainEqual(
    expect.stringMatching(/_twice$/),
  );
});
