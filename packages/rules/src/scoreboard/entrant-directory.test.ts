import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { buildScoreboard } from './build-scoreboard.ts';
import { createEntrantDirectory } from './entrant-directory.ts';
import { createEntryBlock } from './entry-block.ts';
import { runAtOnce } from './run-at-once.ts';

const directoryOf = (usernames: readonly string[]) =>
  createEntrantDirectory(usernames.map((username, at) => ({ userId: 100_000 - at, username })));

test('every user is found where they stand, whatever their ids', () => {
  const ids = fc.uniqueArray(fc.oneof(fc.nat(50), fc.integer({ min: 1, max: 2 ** 31 - 1 })));
  fc.assert(
    fc.property(ids, fc.nat(60), (userIds, other) => {
      const directory = createEntrantDirectory(
        userIds.map((userId) => ({ userId, username: `P${userId}` })),
      );
      expect(userIds.map((userId) => directory.find(userId))).toEqual([...userIds.keys()]);
      expect(directory.find(other)).toBe(userIds.includes(other) ? userIds.indexOf(other) : null);
    }),
  );
});

test('a renamed entrant keeps place and user id, in a new directory', () => {
  const before = directoryOf(['Ana', 'Ben']);
  const after = before.renamed(1, 'Elise');
  expect([after.isNamed(1, 'elise'), after.userId(1), after.find(99_999)]).toEqual([
    true,
    99_999,
    1,
  ]);
  expect([...after.search('ELI').all()].flat()).toEqual([1]);
  expect(before.isNamed(1, 'Ben')).toBe(true);
});

test('nobody stands behind the last entrant', () => {
  const directory = directoryOf(['Ana']);
  expect(() => directory.isNamed(1, 'Ana')).toThrow('No name');
  expect(() => directory.userId(1)).toThrow('No entrant');
});

test('users are found by id, and known by name', () => {
  const directory = directoryOf(['banana', 'Ana']);
  expect(directory.find(99_999)).toBe(1);
  expect(directory.find(1)).toBeNull();
  expect(directory.isNamed(1, 'Ana')).toBe(true);
  expect(directory.isNamed(1, 'banana')).toBe(false);
  expect(directory.userId(1)).toBe(99_999);
});

test('a search on a board answers the best placed first, with their true ranks', () => {
  const stage = swissStage();
  const layout = compileLayout(stage);
  const random = randomOf(12);
  const official = randomPicks(stage, random);
  const count = 200;
  const block = createEntryBlock(count, layout.stride);
  for (let at = 0; at < count; at += 1) {
    block.write(at, encodePicks(stage, layout, randomPicks(stage, random)));
  }
  const names = Array.from({ length: count }, (_, at) => `Player${at}`);
  const entrants = directoryOf(names);
  const scoring = compileScoring(stage, layout, official);
  const board = buildScoreboard({ stages: [{ layout, scoring, block }], entrants });
  const naive = board.page(1, count).filter((row) => names[row.entrant]?.includes('r1'));
  expect(naive.length).toBeGreaterThan(30);
  expect(runAtOnce(board.search('R1'))).toEqual(naive.slice(0, 30));
  expect(runAtOnce(board.search('r1', 3))).toEqual(naive.slice(0, 3));
  expect(runAtOnce(board.search('player', 3))).toEqual(board.page(1, 3));
  expect(runAtOnce(board.search(''))).toEqual([]);
});
