import {
  buildScoreboard,
  compileLayout,
  compileScoring,
  createEntrantDirectory,
  createEntryBlock,
  type EarlierStandings,
  encodePicks,
  NO_PICKS,
  percentileOf,
  type Scoreboard,
} from '@callshot/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { runInSlices } from '../../platform/slices.ts';
import { memberRanksInSlices, rankAmong } from './member-ranks.ts';
import { standingsInSlices } from './member-standings.ts';

const stage = swissStage();
const layout = compileLayout(stage);

/** Half of the entrants pick nothing, so that totals are equal. */
function boardOf(seed: number, count: number, hasResults: boolean) {
  const random = randomOf(seed);
  const block = createEntryBlock(count, layout.stride);
  for (let at = 0; at < count; at += 1) {
    const picks = random() < 1 / 2 ? NO_PICKS : randomPicks(stage, random);
    block.write(at, encodePicks(stage, layout, picks));
  }
  const official = hasResults ? randomPicks(stage, random) : NO_PICKS;
  const scoring = compileScoring(stage, layout, official);
  const entrants = createEntrantDirectory(
    Array.from({ length: count }, (_, at) => ({ userId: 1000 + at, username: `p${at}` })),
  );
  return { board: buildScoreboard({ stages: [{ layout, scoring, block }], entrants }), entrants };
}

interface League {
  readonly board: Scoreboard;
  readonly earlier: EarlierStandings | null;
  readonly userIds: readonly number[];
}

/** The same in the plainest way. */
function naivePlaces({ board, earlier, userIds }: League) {
  const all = board.page(1, board.entrantCount).filter(({ userId }) => userIds.includes(userId));
  const rankBy = (totalOf: (row: { entrant: number; totalScore: number }) => number) =>
    all.map((own) => 1 + all.filter((other) => totalOf(other) > totalOf(own)).length);
  const ranks = rankBy(({ totalScore }) => totalScore);
  const before = earlier && rankBy(({ entrant }) => earlier.totalOf(entrant));
  const entered = all.map(({ entrant, userId, totalScore }, at) => ({
    userId,
    row: at + 1,
    entry: {
      ...{ entrant, userId, totalScore, row: at + 1 },
      rank: board.hasResults ? ranks[at]! : null,
      isTied: board.hasResults && ranks.filter((rank) => rank === ranks[at]).length > 1,
      percentile: board.hasResults ? percentileOf(ranks[at]!, all.length) : 100,
      move: board.hasResults && before ? before[at]! - ranks[at]! : null,
    },
  }));
  const others = userIds.filter((userId) => !all.some((row) => row.userId === userId));
  return [
    ...entered,
    ...others.map((userId, at) => ({ userId, row: entered.length + at + 1, entry: null })),
  ];
}

const members = fc.uniqueArray(fc.integer({ min: 990, max: 1050 }), { maxLength: 40 });

test('members stand among themselves as sorting them alone tells, the others behind them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      fc.option(fc.integer()),
      members,
      async (seed, count, hasResults, earlierSeed, unsorted) => {
        const userIds = unsorted.toSorted((a, b) => a - b);
        const { board, entrants: directory } = boardOf(seed, count, hasResults);
        const totals = earlierSeed === null ? null : boardOf(earlierSeed, count, true).board.totals;
        const earlier: EarlierStandings | null = totals && {
          totalOf: (entrant) => totals[entrant]!,
          // Ranks among all entrants, which a league does not show.
          rankOf: () => Number.NaN,
        };
        const naive = naivePlaces({ board, earlier, userIds });
        const ranked = { scoreboard: board, entrants: { directory } };
        const league = { userIds, version: 1 };
        const among = await runInSlices(standingsInSlices(ranked, earlier, league));
        const ranks = await runInSlices(memberRanksInSlices(ranked, earlier, league));
        expect(among.memberCount).toBe(userIds.length);
        expect(among.ranked).toBe(naive.filter(({ entry }) => entry).length);
        expect(among.page(1, 100)).toEqual(naive);
        expect(among.page(3, 4)).toEqual(naive.slice(2, 6));
        expect(among.page(1000, 4)).toEqual([]);
        for (const userId of [...userIds, 5]) {
          expect(among.placeOf(userId)).toEqual(
            naive.find((place) => place.userId === userId) ?? null,
          );
        }
        for (const userId of userIds) {
          const entry = among.placeOf(userId)?.entry;
          expect(rankAmong(ranked, earlier, ranks, userId)).toEqual(
            entry ? { rank: entry.rank, move: entry.move } : null,
          );
        }
      },
    ),
    { numRuns: 80 },
  );
});
