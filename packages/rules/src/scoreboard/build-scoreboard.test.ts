import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet } from '../model/picks.ts';
import type { Totals } from '../ranking/ranking.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { buildScoreboard, buildScoreboardInSlices } from './build-scoreboard.ts';
import { earlierStandingsInSlices } from './earlier-standings.ts';
import { createEntrantDirectory } from './entrant-directory.ts';
import { createEntryBlock } from './entry-block.ts';
import { rankScoreboardInSlices } from './rank-scoreboard.ts';
import { runAtOnce } from './run-at-once.ts';
import type { ScoreboardInput, ScoreboardStage } from './scoreboard.ts';

function sealed(
  stage: EventStage,
  entries: readonly PickSet[],
  official: PickSet,
): ScoreboardStage {
  const layout = compileLayout(stage);
  const block = createEntryBlock(entries.length, layout.stride);
  entries.forEach((picks, at) => {
    block.write(at, encodePicks(stage, layout, picks));
  });
  return { layout, scoring: compileScoring(stage, layout, official), block };
}

const entrantsOf = (count: number) =>
  createEntrantDirectory(
    Array.from({ length: count }, (_, at) => ({ userId: 1000 + at, username: `Player${at}` })),
  );

/** Every third entrant skips a stage. */
function randomInput(seed: number, count: number, official: (stage: EventStage) => PickSet) {
  const random = randomOf(seed);
  const stages = EVERY_STAGE.map(({ stage }) => {
    const entries = Array.from({ length: count }, () =>
      random() < 1 / 3 ? NO_PICKS : randomPicks(stage, random),
    );
    return sealed(stage, entries, official(stage));
  });
  return { stages, entrants: entrantsOf(count) } satisfies ScoreboardInput;
}

const naiveTotal = ({ stages }: ScoreboardInput, entrant: number): number =>
  stages
    .flatMap(({ scoring, block }) => scoring.ledgerOf(block.read(entrant)))
    .reduce((sum, row) => sum + row.points, 0);

test('totals, ranks and rows are those of judging and sorting one by one [rule: boards-3]', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 25 }), (seed, count) => {
      const input = randomInput(seed, count, (stage) => randomPicks(stage, randomOf(seed + 1)));
      const board = buildScoreboard(input);
      const totals = Array.from({ length: count }, (_, entrant) => naiveTotal(input, entrant));
      expect([...board.totals]).toEqual(totals);
      const order = totals.map((_, entrant) => entrant);
      order.sort((a, b) => totals[b]! - totals[a]! || a - b);
      expect(board.page(1, count).map((row) => row.entrant)).toEqual(order);
      for (const row of board.page(1, count)) {
        const rank = 1 + totals.filter((total) => total > row.totalScore).length;
        expect(row.rank).toBe(rank);
        expect(row.percentile).toBe(Math.max(1, Math.ceil((100 * rank) / count)));
        expect(board.rowOfUser(row.userId)).toEqual(row);
      }
      expect([...buildScoreboard(input).totals]).toEqual(totals);
    }),
    runs(15),
  );
});

test('where everybody stood earlier is what a board of the earlier results tells', () => {
  const input = randomInput(3, 25, (stage) => randomPicks(stage, randomOf(4)));
  const board = buildScoreboard(input);
  const earlier = runAtOnce(earlierStandingsInSlices(input));
  for (const { entrant, totalScore, rank } of board.page(1, 25)) {
    expect(earlier?.totalOf(entrant)).toBe(totalScore);
    expect(earlier?.rankOf(entrant)).toBe(rank);
  }
  expect(() => earlier?.totalOf(25)).toThrow('No entrant');
  const unplayed = randomInput(3, 25, () => NO_PICKS);
  expect(runAtOnce(earlierStandingsInSlices(unplayed))).toBeNull();
});

test('pausing between slices changes nothing', () => {
  const input = randomInput(5, 40, (stage) => randomPicks(stage, randomOf(6)));
  const slices = buildScoreboardInSlices(input);
  let pauses = 0;
  let step = slices.next();
  for (; !step.done; step = slices.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(input.stages.length);
  expect(step.value.page(1, 40)).toEqual(buildScoreboard(input).page(1, 40));
});

test('large points leave bytes and 16-bit totals behind', () => {
  const stage = playoffStage({
    teams: 64,
    scoringGroups: Array.from({ length: 8 }, (_, at) => ({
      name: `Group ${at}`,
      columns: [
        { part: 'UB', col: 1 },
        { part: 'UB', col: 2 },
        { part: 'LB', col: 1 },
      ],
      scoreParticipants: true,
      scoreWinnersOnly: false,
      pointsPerCorrectParticipant: 100,
      scorePlacement: true,
      pointsPerCorrectPlacement: 100,
    })),
  });
  const official = randomPicks(stage, randomOf(1));
  const input = {
    stages: [sealed(stage, [official, randomPicks(stage, randomOf(2))], official)],
    entrants: entrantsOf(2),
  };
  const board = buildScoreboard(input);
  // 8 groups x (32 + 16 + 32 predicted teams) x (100 + 100), and 126 series scores.
  expect(board.perfectTotal).toBe(8 * 80 * 200 + 126);
  expect([...board.totals]).toEqual([0, 1].map((entrant) => naiveTotal(input, entrant)));
  expect(board.totals[0]).toBe(board.perfectTotal);
});

test('before the first result nobody has a rank, and rows follow submission [rule: boards-6]', () => {
  const board = buildScoreboard(randomInput(1, 5, () => NO_PICKS));
  expect(board.hasResults).toBe(false);
  expect(
    board.page(2, 2).map(({ rank, row, percentile, totalScore, userId }) => ({
      rank,
      row,
      percentile,
      totalScore,
      userId,
    })),
  ).toEqual([
    { rank: null, row: 2, percentile: 100, totalScore: 0, userId: 1001 },
    { rank: null, row: 3, percentile: 100, totalScore: 0, userId: 1002 },
  ]);
});

test('pages end where the entrants end', () => {
  const board = buildScoreboard(randomInput(1, 5, () => NO_PICKS));
  expect(board.page(4, 30)).toHaveLength(2);
  expect(board.page(6, 30)).toEqual([]);
  expect(board.rowOfUser(1)).toBeNull();
  expect(() => board.rankOf(5)).toThrow('No entrant');
});

test('statistics count submitters only', () => {
  const stage = swissStage();
  const picks = randomPicks(stage, randomOf(4));
  const input = {
    stages: [sealed(stage, [picks, NO_PICKS, picks, NO_PICKS], NO_PICKS)],
    entrants: entrantsOf(4),
  };
  const board = buildScoreboard(input);
  const first = input.stages[0]!.block.read(0)[0]!;
  const statistics = board.statistics(0, 0);
  expect(statistics.submitted).toBe(2);
  expect(statistics.counts[first]).toBe(2);
  expect(board.statistics(0, 0)).toBe(statistics);
});

test('a block of the wrong size is refused', () => {
  const stage = sealed(swissStage(), [NO_PICKS], NO_PICKS);
  expect(() => buildScoreboard({ stages: [stage], entrants: entrantsOf(2) })).toThrow('2 entries');
});

const rankedBy = (input: ScoreboardInput, totals: Totals) => {
  const slices = rankScoreboardInSlices({ ...input, totals });
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
};

test('totals from elsewhere make the board that scoring makes', () => {
  const input = randomInput(7, 30, (stage) => randomPicks(stage, randomOf(8)));
  const { totals, ...scored } = buildScoreboard(input);
  const ranked = rankedBy(input, totals.slice());
  expect(ranked.page(1, 30)).toEqual(scored.page(1, 30));
  expect(ranked.perfectTotal).toBe(scored.perfectTotal);
});

test('totals of others are refused', () => {
  const input = randomInput(7, 3, (stage) => randomPicks(stage, randomOf(8)));
  const { perfectTotal } = buildScoreboard(input);
  expect(() => rankedBy(input, Uint16Array.of(1, 2))).toThrow('3 entrants have not 2 totals');
  expect(() => rankedBy(input, Uint32Array.of(0, perfectTotal * 100, 0))).toThrow('Entrant 1');
});
