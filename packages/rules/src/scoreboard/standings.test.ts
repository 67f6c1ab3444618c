import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { NO_PICKS } from '../model/picks.ts';
import { percentileOf } from '../ranking/ranking.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { buildScoreboard } from './build-scoreboard.ts';
import { createEntrantDirectory } from './entrant-directory.ts';
import { createEntryBlock } from './entry-block.ts';
import { runAtOnce } from './run-at-once.ts';
import type { Scoreboard } from './scoreboard.ts';
import type { Standings } from './standings.ts';

const stage = swissStage();
const layout = compileLayout(stage);

/** Some entrants pick nothing at all, so that totals are equal. */
function boardOf(seed: number, count: number, hasResults = true): Scoreboard {
  const random = randomOf(seed);
  const block = createEntryBlock(count, layout.stride);
  for (let at = 0; at < count; at += 1) {
    const picks = random() < 1 / 3 ? NO_PICKS : randomPicks(stage, random);
    block.write(at, encodePicks(stage, layout, picks));
  }
  const official = hasResults ? randomPicks(stage, random) : NO_PICKS;
  const scoring = compileScoring(stage, layout, official);
  const entrants = createEntrantDirectory(
    Array.from({ length: count }, (_, at) => ({ userId: 1000 + at, username: nameOf(1000 + at) })),
  );
  return buildScoreboard({ stages: [{ layout, scoring, block }], entrants });
}

const nameOf = (userId: number): string => `Player${userId} ${userId % 3 === 0 ? 'Fizz' : ''}`;

/** The same among some users, in the plainest way. */
function naiveRows(board: Scoreboard, userIds: readonly number[]) {
  const all = board.page(1, board.entrantCount);
  const members = all.filter(({ userId }) => userIds.includes(userId));
  members.sort((a, b) => b.totalScore - a.totalScore || a.entrant - b.entrant);
  return members.map(({ entrant, userId, totalScore }, at) => {
    const rank = 1 + members.filter((other) => other.totalScore > totalScore).length;
    const equal = members.filter((other) => other.totalScore === totalScore).length;
    return {
      ...{ entrant, userId, totalScore, row: at + 1 },
      rank: board.hasResults ? rank : null,
      isTied: board.hasResults && equal > 1,
      percentile: board.hasResults ? percentileOf(rank, members.length) : 100,
    };
  });
}

const rowsOf = (standings: Standings) => standings.page(1, standings.entrantCount);

/** Entrants and others, some of them twice. */
const someUsers = fc.array(fc.integer({ min: 995, max: 1045 }), { maxLength: 40 });

test('users stand among themselves as sorting them alone tells', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      someUsers,
      (seed, count, hasResults, userIds) => {
        const board = boardOf(seed, count, hasResults);
        const naive = naiveRows(board, userIds);
        const among = board.among(userIds);
        expect(among.entrantCount).toBe(naive.length);
        expect(rowsOf(among)).toEqual(naive);
        expect(among.page(3, 4)).toEqual(naive.slice(2, 6));
        for (const userId of new Set([...userIds, 1000])) {
          const own = naive.find((row) => row.userId === userId) ?? null;
          expect(among.rowOfUser(userId)).toEqual(own);
        }
        const named = naive.filter(({ userId }) => nameOf(userId).includes('Fizz'));
        expect(runAtOnce(among.search('fizz'))).toEqual(named.slice(0, 30));
        expect(runAtOnce(among.search('fizz', 2))).toEqual(named.slice(0, 2));
      },
    ),
    runs(60),
  );
});

test('everybody among themselves are the event', () => {
  const board = boardOf(7, 40);
  const all = board.among(rowsOf(board).map(({ userId }) => userId));
  expect(rowsOf(all)).toEqual(rowsOf(board));
  expect(runAtOnce(all.search('fizz'))).toEqual(runAtOnce(board.search('fizz')));
});

test('a few among many are searched one by one where most have what is searched for', () => {
  const board = boardOf(8, 3000);
  const userIds = Array.from({ length: 60 }, (_, at) => 1000 + 49 * at);
  const naive = naiveRows(board, userIds);
  for (const text of ['player', 'fizz', '1049', 'nobody']) {
    const named = naive.filter(({ userId }) => nameOf(userId).toLowerCase().includes(text));
    expect(runAtOnce(board.among(userIds).search(text)), text).toEqual(named.slice(0, 30));
  }
});

test('whose very name is searched comes first, and then the others as they stand', () => {
  const names = ['Kingdom', 'a king', 'King', 'Viking', 'kings'];
  const count = 4000;
  const entrants = createEntrantDirectory(
    Array.from({ length: count }, (_, at) => ({
      userId: 1000 + at,
      // The one that is searched is far down, behind many whose names contain it.
      username:
        at === count - 1 ? 'king' : `${names[at % names.length]?.replace('King', 'Kings')}${at}`,
    })),
  );
  const block = createEntryBlock(count, layout.stride);
  const scoring = compileScoring(stage, layout, randomPicks(stage, randomOf(3)));
  const board = buildScoreboard({ stages: [{ layout, scoring, block }], entrants });
  const found = runAtOnce(board.search('KING', 10)).map(({ row }) => row);
  expect(found).toEqual([count, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const users = rowsOf(board).map(({ userId }) => userId);
  const few = board.among([...users.slice(0, 20), 1000 + count - 1]);
  expect(runAtOnce(few.search('king', 3)).map(({ row }) => row)).toEqual([21, 1, 2]);
  expect(runAtOnce(board.among(users.slice(0, 5)).search('king', 9))).toHaveLength(5);
});

test('points that nobody needs to have are ranked as if somebody had them', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 40 }), (seed, count) => {
      const board = boardOf(seed, count);
      const totals = rowsOf(board).map(({ totalScore }) => totalScore);
      for (let points = 0; points <= board.perfectTotal; points += 1) {
        expect(board.rankFor(points)).toBe(1 + totals.filter((total) => total > points).length);
      }
    }),
    runs(20),
  );
  expect(boardOf(1, 10, false).rankFor(5)).toBeNull();
});
