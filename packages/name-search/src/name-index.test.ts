import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexNames, type NameIndex } from './name-index.ts';

function indexOf(names: readonly string[], count = names.length): NameIndex {
  const slices = indexNames(count, names);
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/** The result of a search, checked against every name: a search may use either way. */
function foundBy(index: NameIndex, text: string): number[] {
  const search = index.search(text);
  const found = [...search.all()].flat();
  const has = Array.from({ length: index.count }, (_, position) => position).filter(search.has);
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
  const index = indexOf(['banana', 'Ana', 'iliana', 'ÉMILE']);
  expect(foundBy(index, needle)).toEqual(found);
});

test('search over many names finds what looking at each of them finds', () => {
  const letters = 'abİß1';
  const letter = fc.constantFrom(...letters);
  const names = fc.sample(fc.string({ unit: letter, minLength: 5, maxLength: 5 }), {
    seed: 3,
    numRuns: 70_000,
  });
  // Rare ones, far from each other and on either side of where names are kept together.
  for (const at of [40_000, 65_535, 65_536, 69_999]) names[at] = 'Quiz';
  const index = indexOf(names);
  for (const needle of ['q', 'uiz', 'quiz', 'ßA', 'a1ßb', 'abab1', 'zz']) {
    const naive = names.flatMap((name, at) =>
      name.toLowerCase().includes(needle.toLowerCase()) ? [at] : [],
    );
    expect(foundBy(index, needle).join()).toBe(naive.join());
    const whole = naive.filter((at) => names[at]?.toLowerCase() === needle.toLowerCase());
    expect([...index.search(needle).whole()].flat()).toEqual(whole);
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

test('every name is known as itself alone, and any part of any name finds it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(name, fc.string({ unit: 'binary' })), { maxLength: 20 }),
      name,
      (names, needle) => {
        const index = indexOf(names);
        for (const [at, own] of names.entries()) {
          const alike = names.filter((other) => other.toLowerCase() === own.toLowerCase());
          expect(names.filter((other) => index.isNamed(at, other))).toEqual(alike);
        }
        for (const text of [needle, ...names.slice(0, 5)]) {
          const naive = names.flatMap((other, at) =>
            text !== '' && other.toLowerCase().includes(text.toLowerCase()) ? [at] : [],
          );
          expect(foundBy(index, text)).toEqual(naive);
          const whole = names.flatMap((other, at) =>
            text !== '' && other.toLowerCase() === text.toLowerCase() ? [at] : [],
          );
          expect([...index.search(text).whole()].flat()).toEqual(whole);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('a changed name is found as the new one alone, in a new index', () => {
  const names = Array.from({ length: 5000 }, (_, at) => `Player${at}`);
  const before = indexOf(names);
  const after = before.renamed(3000, 'Élise 😀');
  expect(after.isNamed(3000, 'Élise 😀')).toBe(true);
  expect(foundBy(after, 'élise')).toEqual([3000]);
  expect(foundBy(after, 'player3000')).toEqual([]);
  expect([2999, 3001].map((at) => after.isNamed(at, `Player${at}`))).toEqual([true, true]);
  expect(before.isNamed(3000, 'Player3000')).toBe(true);
  expect(foundBy(before, 'élise')).toEqual([]);
  const again = after.renamed(10, 'Elise').renamed(3001, 'Elisa');
  expect(foundBy(again, 'elis')).toEqual([10, 3001]);
  expect(foundBy(again, 'lis')).toEqual([10, 3000, 3001]);
  expect([...again.search('ELISE').whole()].flat()).toEqual([10]);
  expect(() => before.renamed(5000, 'Nobody')).toThrow('No name');
});

test('there is nothing behind the last name, and a name for every position', () => {
  expect(() => indexOf(['Ana']).isNamed(1, 'Ana')).toThrow('No name');
  expect(() => indexOf(['Ana', 'Ben', 'Cem'], 2)).toThrow('more names');
  expect(() => indexOf(['Ana'], 2)).toThrow('fewer names');
});
