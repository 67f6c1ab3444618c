import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { buildScoreboard } from './build-scoreboard.ts';
import { createEntrantDirectory, indexEntrants } from './entrant-directory.ts';
import { createEntryBlock } from './entry-block.ts';

const directoryOf = (usernames: readonly string[]) =>
  createEntrantDirectory(usernames.map((username, at) => ({ userId: 500 - at, username })));

test.each([
  { needle: 'ana', found: [0, 1, 2], why: 'anywhere in the name, once a name' },
  { needle: 'ANA', found: [0, 1, 2], why: 'whatever the case' },
  { needle: 'émi', found: [3], why: 'accents are kept' },
  { needle: 'li\nan', found: [], why: 'never across two names' },
  { needle: '', found: [], why: 'nothing is searched for' },
  { needle: 'zz', found: [], why: 'no such name' },
])("'$needle' finds $found: $why", ({ needle, found }) => {
  const directory = directoryOf(['banana', 'Ana', 'iliana', 'ÉMILE']);
  expect([...directory.search(needle)]).toEqual(found);
});

test('search over many names finds what looking at each of them finds', () => {
  const random = randomOf(3);
  const letters = 'abİß1';
  const names = Array.from({ length: 9000 }, () =>
    Array.from({ length: 5 }, () => letters[Math.floor(random() * letters.length)]).join(''),
  );
  const directory = directoryOf(names);
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 }),
      (needle) => {
        const naive = names.flatMap((name, at) =>
          name.toLowerCase().includes(needle.toLowerCase()) ? [at] : [],
        );
        expect([...directory.search(needle)]).toEqual(naive);
      },
    ),
    { numRuns: 20 },
  );
});

/** Latin letters and what is hard about others: longer or shorter in lower case, two units, none. */
const name = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    '7',
    ' ',
    'é',
    'É',
    'İ',
    'ß',
    'ẞ',
    'K',
    'Ж',
    '中',
    '😀',
    '\u0301',
  ),
  maxLength: 6,
});

test('names come back to the letter, and any part of any name finds it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(name, fc.string({ unit: 'binary' })), { maxLength: 40 }),
      name,
      (names, needle) => {
        const directory = directoryOf(names);
        expect(names.map((_, at) => directory.username(at))).toEqual(names);
        for (const text of [needle, ...names]) {
          const naive = names.flatMap((other, at) =>
            text !== '' && other.toLowerCase().includes(text.toLowerCase()) ? [at] : [],
          );
          expect([...directory.search(text)]).toEqual(naive);
        }
      },
    ),
  );
});

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

test('a renamed entrant is found by the new name alone, in a new directory', () => {
  const names = Array.from({ length: 5000 }, (_, at) => `Player${at}`);
  const before = directoryOf(names);
  const after = before.renamed(3000, 'Élise 😀');
  expect(after.username(3000)).toBe('Élise 😀');
  expect([...after.search('élise')]).toEqual([3000]);
  expect([...after.search('player3000')]).toEqual([]);
  expect([2999, 3001].map((at) => after.username(at))).toEqual(['Player2999', 'Player3001']);
  expect(after.find(500 - 3000)).toBe(3000);
  expect(before.username(3000)).toBe('Player3000');
  expect([...before.search('élise')]).toEqual([]);
  expect(() => before.renamed(5000, 'Nobody')).toThrow('No entrant');
});

test('nobody stands behind the last entrant', () => {
  const directory = directoryOf(['Ana']);
  expect(() => directory.username(1)).toThrow('No entrant');
  expect(() => directory.userId(1)).toThrow('No entrant');
  expect(() => indexEntrants(Int32Array.of(1, 2), ['Ana']).next()).toThrow('2 entrants');
});

test('users are found by id, and names keep their case', () => {
  const directory = directoryOf(['banana', 'Ana']);
  expect(directory.find(499)).toBe(1);
  expect(directory.find(1)).toBeNull();
  expect(directory.username(1)).toBe('Ana');
  expect(directory.userId(1)).toBe(499);
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
  const entrants = directoryOf(Array.from({ length: count }, (_, at) => `Player${at}`));
  const scoring = compileScoring(stage, layout, official);
  const board = buildScoreboard({ stages: [{ layout, scoring, block }], entrants });
  const naive = board.page(1, count).filter((row) => row.username.includes('r1'));
  expect(naive.length).toBeGreaterThan(30);
  expect(board.search('R1')).toEqual(naive.slice(0, 30));
  expect(board.search('r1', 3)).toEqual(naive.slice(0, 3));
});
