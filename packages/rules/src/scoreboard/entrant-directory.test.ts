import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { buildScoreboard } from './build-scoreboard.ts';
import { createEntrantDirectory } from './entrant-directory.ts';

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
  const block = new Uint8Array(layout.stride * count);
  for (let at = 0; at < count; at += 1) {
    block.set(encodePicks(stage, layout, randomPicks(stage, random)), at * layout.stride);
  }
  const entrants = directoryOf(Array.from({ length: count }, (_, at) => `Player${at}`));
  const scoring = compileScoring(stage, layout, official);
  const board = buildScoreboard({ stages: [{ layout, scoring, block }], entrants });
  const naive = board.page(1, count).filter((row) => row.username.includes('r1'));
  expect(naive.length).toBeGreaterThan(30);
  expect(board.search('R1')).toEqual(naive.slice(0, 30));
  expect(board.search('r1', 3)).toEqual(naive.slice(0, 3));
});
