import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swissWith } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { everyBracketEnding, someResults } from '../../fixtures/every-ending.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { NO_PICKS, type PickSet } from '../model/picks.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { bestRanksInSlices } from './best-ranks.ts';
import { createEntrantDirectory } from './entrant-directory.ts';
import { createEntryBlock } from './entry-block.ts';
import { runAtOnce } from './run-at-once.ts';

const swiss = swissWith({}, 16);
const playoffs = { ...playoffStage({ teams: 4, useSeriesScore: true }), eventStageId: 2 };

test('the best rank of everybody, compared with ranking them by hand after every ending', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 14 }), (seed, count) => {
      const random = randomOf(seed);
      const slips = Array.from({ length: count }, () => [
        random() < 1 / 5 ? NO_PICKS : clickedSlip(swiss, random),
        random() < 1 / 5 ? NO_PICKS : clickedSlip(playoffs, random),
      ]);
      const [substage] = playoffs.substages;
      const known = someResults(playoffs, substage!, random, 1);
      const rows = everyBracketEnding(playoffs, substage!, known, 500) ?? [];
      const endings = rows.map((matchPicks): PickSet => ({ groupStagePicks: [], matchPicks }));
      const played = [clickedSlip(swiss, random), { groupStagePicks: [], matchPicks: known }];
      const stages = [swiss, playoffs].map((stage, at) => {
        const layout = compileLayout(stage);
        const block = createEntryBlock(count, layout.stride);
        slips.forEach((slip, entrant) => {
          block.write(entrant, encodePicks(stage, layout, slip[at] ?? NO_PICKS));
        });
        return { stage, layout, block, scoring: compileScoring(stage, layout, played[at]!) };
      });
      const entrants = createEntrantDirectory(
        slips.map((_, at) => ({ userId: at + 1, username: `Player ${at}` })),
      );
      const [first, second] = stages;
      const scorings = endings.map((ending) => compileScoring(playoffs, second!.layout, ending));
      const best = runAtOnce(
        bestRanksInSlices(
          entrants,
          scorings.map((scoring) => [first!, { ...second!, scoring }]),
        ),
      );

      const byHand = slips.map(() => count);
      for (const scoring of scorings) {
        const totals = slips.map(
          (_, entrant) =>
            first!.scoring.totalOf(first!.block.read(entrant)) +
            scoring.totalOf(second!.block.read(entrant)),
        );
        totals.forEach((own, entrant) => {
          const rank = 1 + totals.filter((other) => other > own).length;
          byHand[entrant] = Math.min(byHand[entrant]!, rank);
        });
      }
      expect([...best]).toEqual(byHand);
      for (const rank of best) seen.add(rank === 1 ? 'first' : rank < count ? 'between' : 'last');
    }),
    // Most draws show one kind of rank; this one shows all three.
    { numRuns: 25, examples: [[-690_865_020, 14]] },
  );
  expect(seen).toEqual(new Set(['first', 'between', 'last']));
});

test('a large crowd is ranked with pauses, however few endings there are', () => {
  const count = 200_000;
  const crowd = createEntrantDirectory(
    Array.from({ length: count }, (_, at) => ({ userId: at + 1, username: `Player ${at}` })),
  );
  expect([...bestRanksInSlices(crowd, [[]])].length).toBeGreaterThanOrEqual(8);
});
