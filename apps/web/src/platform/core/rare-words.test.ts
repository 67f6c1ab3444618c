import { expect, test } from 'vitest';
import { rareWords } from './rare-words.ts';

const ROW = { eventSubstageId: 10, rule: 'Advancing', teamId: 3, matchKey: null };
const crowd = (picked: number, entrants = 1000) => ({
  entrants,
  rare: [{ ...ROW, entrants: picked }],
});

test.each([
  { picked: 30, said: 'Only 3% picked this' },
  { picked: 100, said: 'Only 10% picked this' },
  { picked: 10, said: 'Only 1% picked this' },
  { picked: 9, said: 'Fewer than 1% picked this' },
])('$picked of 1000: $said', ({ picked, said }) => {
  expect(rareWords(crowd(picked), { ...ROW, outcome: 'correct' })).toBe(said);
});

test.each([
  { why: 'is not right', row: { ...ROW, outcome: 'wrong' as const } },
  { why: 'is not decided', row: { ...ROW, outcome: 'pending' as const } },
  { why: 'is of another team', row: { ...ROW, teamId: 4, outcome: 'correct' as const } },
  { why: 'is of another group', row: { ...ROW, eventSubstageId: 11, outcome: 'correct' as const } },
  { why: 'is by another rule', row: { ...ROW, rule: '3-0', outcome: 'correct' as const } },
  { why: 'is of a match', row: { ...ROW, matchKey: 'UB-0-0', outcome: 'correct' as const } },
])('nothing is said of what $why', ({ row }) => {
  expect(rareWords(crowd(30), row)).toBeNull();
});
