import { expect, test } from 'vitest';
import { placeText, rankText, rankWords } from './rank-text.ts';

test.each([
  [{ rank: 1 }, '1', 'Rank 1'],
  [{ rank: 1, isTied: true }, 'T1', 'Rank T1, shared'],
  [{ rank: 1234, isTied: true }, 'T1,234', 'Rank T1,234, shared'],
  [{ rank: 1234, isTied: false }, '1,234', 'Rank 1,234'],
])('%o', (place, text, words) => {
  expect(rankText(place)).toBe(text);
  expect(rankWords(place)).toBe(words);
});

test('nobody shares what nobody has', () => {
  expect(rankText({ rank: null })).toBe('–');
});

test.each([
  [{ rank: 60 }, '60th'],
  [{ rank: 60, isTied: true }, 'T60'],
])("one's own place, %o: %s", (place, text) => {
  expect(placeText(place)).toBe(text);
});
