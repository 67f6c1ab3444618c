import { expect, test } from 'vitest';
import { levelsOf } from './levels-draft.ts';

const level = (id: number, fromCents: number) => ({
  id,
  fromCents,
  name: `Level ${id}`,
  hexCode: '#FFFFFF',
  users: 0,
});
const levels = [level(1, 0), level(2, 100), level(3, 500)];

test.each([
  { typed: '5', cents: null },
  { typed: '7', cents: 700 },
  { typed: ' 7.5 ', cents: 750 },
  { typed: '7,05', cents: 705 },
  { typed: '100000', cents: 10_000_000 },
])('$typed typed for a level that begins at 5.00', ({ typed, cents }) => {
  expect(levelsOf(levels, { 3: typed })).toEqual(
    cents === null ? null : { levels: [{ id: 3, fromCents: cents }] },
  );
});

test.each(['', '0', '-1', '1.005', '1e3', 'five', '100000.01'])('%s is no amount', (typed) => {
  expect(levelsOf(levels, { 3: typed })).toEqual({ problems: { 3: expect.stringMatching(/^An/) } });
});

test('a level begins at more than the one below it, whichever was typed', () => {
  expect(levelsOf(levels, { 3: '1' })).toEqual({
    problems: { 3: 'More than the level below: 1.00' },
  });
  expect(levelsOf(levels, { 2: '6' })).toEqual({
    problems: { 3: 'More than the level below: 6.00' },
  });
  expect(levelsOf(levels, { 2: '6', 3: '8' })).toMatchObject({ levels: [{ id: 2 }, { id: 3 }] });
});
