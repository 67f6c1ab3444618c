import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { callCounter } from '../goals/right-calls.ts';
import { tierOfGoals } from '../goals/stage-goal.ts';
import { NO_PICKS } from '../model/picks.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { createEntryBlock } from './entry-block.ts';
import { countTiersInSlices, goalTiersInSlices } from './goal-tiers.ts';
import { runAtOnce } from './run-at-once.ts';

test('the tiers of a board are those of its slips, counted one by one [rule: trophies-25]', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 25 }), (seed, count) => {
      const random = randomOf(seed);
      const stages = EVERY_STAGE.map(({ stage }) => {
        const layout = compileLayout(stage);
        const scoring = compileScoring(stage, layout, randomPicks(stage, random));
        const block = createEntryBlock(count, layout.stride);
        for (let at = 0; at < count; at += 1) {
          const picks = random() < 1 / 4 ? NO_PICKS : randomPicks(stage, random);
          block.write(at, encodePicks(stage, layout, picks));
        }
        return { stage, layout, scoring, block, goal: 1 + Math.floor(random() * 5) };
      });
      const types = runAtOnce(goalTiersInSlices(stages, count));
      const expected = Array.from({ length: count }, (_, entrant) => {
        const reached = stages.filter(({ stage, layout, scoring, block, goal }) => {
          const { right } = callCounter(stage, layout, scoring).countOf(block.read(entrant));
          return right >= goal;
        });
        return tierOfGoals(reached.length);
      });
      expect([...types]).toEqual(expected);
      const counts = [1, 2, 3, 4, 5, 6].map(
        (type) => expected.filter((own) => own === type).length,
      );
      expect(runAtOnce(countTiersInSlices(types))).toEqual(counts);
    }),
    runs(30),
  );
});

test('without a sealed stage everybody has wood, and nobody is nobody', () => {
  expect([...runAtOnce(goalTiersInSlices([], 2))]).toEqual([1, 1]);
  expect(runAtOnce(countTiersInSlices(new Uint8Array()))).toEqual([0, 0, 0, 0, 0, 0]);
});
