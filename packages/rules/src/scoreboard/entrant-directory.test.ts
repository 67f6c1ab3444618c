import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { buildScoreboard } from './build-scoreboard.ts';
import {
  createEntrantDirectory,
  type EntrantDirectory,
  indexEntrants,
} from './entrant-directory.ts';
import { createEntryBlock } from './entry-block.ts';
import { runAtOnce } from './run-at-once.ts';

const directoryOf = (usernames: readonly string[]) =>
  createEntrantDirectory(usernames.map((username, at) => ({ userId: 100_000 - at, username })));

/** What a search finds; every name is asked as well, for a search may go by either way. */
function foundBy(directory: EntrantDirectory, text: string): number[] {
  const search = directory.search(text);
  const found = [...search.all()].flat();
  const has = Array.from({ length: directory.count }, (_, entrant) => entrant).filter(search.has);
  if (has.join() !== found.join()) throw new Error(`'${text}': ${has} are not ${found}`);
  return found;
}

test.each([
  { needle: 'ana', found: [0, 1, 2], why: 'anywhere in the name, once a name' },
  { needle: 'ANA', found: [0, 1, 2], why: 'whatever the case' },
  { needle: 'émi', found: [3], why: 'accents are kept' },
  { needle: 'li\nan', found: [], why: 'never across two names' },
  { needle: '', found: [], why: 'nothing is searched for' },
  { needle: 'zz', found: [], why: 'no such name' },
])("'$needle' finds $found: $why", ({ needle, found }) => {
  const directory = directoryOf(['banana', 'Ana', 'iliana', 'ÉMILE']);
  expect(foundBy(directory, needle)).toEqual(found);
});

test('search over many names finds what looking at each of them finds', () => {
  const random = randomOf(3);
  const letters = 'abİß1';
  const names = Array.from({ length: 70_000 }, () =>
    Array.from({ length: 5 }, () => letters[Math.floor(random() * letters.length)]).join(''),
  );
  // Rare ones, far from each other and on either side of where names are kept together.
  for (const at of [40_000, 65_535, 65_536, 69_999]) names[at] = 'Quiz';
  const directory = directoryOf(names);
  for (const needle of ['q', 'uiz', 'quiz', 'ßA', 'a1ßb', 'abab1', 'zz']) {
    const naive = names.flatMap((name, at) =>
      name.toLowerCase().includes(needle.toLowerCase()) ? [at] : [],
    );
    expect(foundBy(directory, needle).join()).toBe(naive.join());
  }
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
      fc.array(fc.oneof(name, fc.string({ unit: 'binary' })), { maxLength: 20 }),
      name,
      (names, needle) => {
        const directory = directoryOf(names);
        expect(names.map((_, at) => directory.username(at))).toEqual(names);
        for (const text of [needle, ...names.slice(0, 5)]) {
          const naive = names.flatMap((other, at) =>
            text !== '' && other.toLowerCase().includes(text.toLowerCase()) ? [at] : [],
          );
          expect(foundBy(directory, text)).toEqual(naive);
        }
      },
    ),
    { numRuns: 25 },
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
  expect(foundBy(after, 'élise')).toEqual([3000]);
  expect(foundBy(after, 'player3000')).toEqual([]);
  expect([2999, 3001].map((at) => after.username(at))).toEqual(['Player2999', 'Player3001']);
  expect(after.find(100_000 - 3000)).toBe(3000);
  expect(before.username(3000)).toBe('Player3000');
  expect(foundBy(before, 'élise')).toEqual([]);
  const again = after.renamed(10, 'Elise').renamed(3001, 'Elisa');
  expect(foundBy(again, 'elis')).toEqual([10, 3001]);
  expect(foundBy(again, 'lis')).toEqual([10, 3000, 3001]);
  expect(() => before.renamed(5000, 'Nobody')).toThrow('No entrant');
});

test('nobody stands behind the last entrant', () => {
  const directory = directoryOf(['Ana']);
  expect(() => directory.username(1)).toThrow('No entrant');
  expect(() => directory.userId(1)).toThrow('No entrant');
  const [ids, names] = [Int32Array.of(1, 2), ['Ana', 'Ben', 'Cem']];
  expect(() => runAtOnce(indexEntrants(ids, names))).toThrow('more names');
  expect(() => runAtOnce(indexEntrants(ids, ['Ana']))).toThrow('fewer names');
});

test('users are found by id, and names keep their case', () => {
  const directory = directoryOf(['banana', 'Ana']);
  expect(directory.find(99_999)).toBe(1);
  expect(directory.find(1)).toBeNull();
  expect(directory.username(1)).toBe('Ana');
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
  const entrants = directoryOf(Array.from({ length: count }, (_, at) => `Player${at}`));
  const scoring = compileScoring(stage, layout, official);
  const board = buildScoreboard({ stages: [{ layout, scoring, block }], entrants });
  const naive = board.page(1, count).filter((row) => row.username.includes('r1'));
  expect(naive.length).toBeGreaterThan(30);
  expect(runAtOnce(board.search('R1'))).toEqual(naive.slice(0, 30));
  expect(runAtOnce(board.search('r1', 3))).toEqual(naive.slice(0, 3));
  expect(runAtOnce(board.search('player', 3))).toEqual(board.page(1, 3));
  expect(runAtOnce(board.search(''))).toEqual([]);
});
