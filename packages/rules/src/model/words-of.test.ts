import { afterAll, afterEach, expect, test } from 'vitest';
import { speakBy } from './language.ts';
import { filled } from './sentence.ts';
import { wordsOf } from './words-of.ts';

const { m, said } = wordsOf(
  {
    saved: 'Saved',
    picks: {
      by: 'count',
      '0': 'no picks',
      one: '{count, number} pick',
      other: '{count, number} picks',
    },
    place: [
      'You are {place}',
      { by: 'place, ordinal', one: 'st', two: 'nd', few: 'rd', other: 'th' },
    ],
    locks: 'Locks at {at, time}, on {at, date}',
    only_english: { by: 'count', one: 'one', other: 'more' },
  },
  {
    pl: {
      saved: 'Zapisano',
      picks: {
        by: 'count',
        one: '{count, number} typ',
        few: '{count, number} typy',
        many: '{count, number} typów',
        other: '{count, number} typu',
      },
    },
  },
);

// Files of a worker share who tells the language: a server's must outlive this one.
const before = speakBy(() => 'en');
afterEach(() => void speakBy(() => 'en'));
afterAll(() => void speakBy(before));

const inPolish = <T>(say: () => T): T => {
  speakBy(() => 'pl');
  return say();
};

test('texts are English unless another language is spoken', () => {
  expect(m.saved()).toBe('Saved');
  expect(inPolish(() => m.saved())).toBe('Zapisano');
  expect(inPolish(() => said().saved)).toBe('Zapisano');
  speakBy(() => 'xx');
  expect(m.saved()).toBe('Saved');
});

test.each([
  [0, 'no picks', '0 typów'],
  [1, '1 pick', '1 typ'],
  [3, '3 picks', '3 typy'],
  [5, '5 picks', '5 typów'],
  [22_222, '22,222 picks', '22 222 typy'],
  [1.5, '1.5 picks', '1,5 typu'],
])('%s is counted as each language counts', (count, english, polish) => {
  expect(m.picks({ count })).toBe(english);
  const plain = inPolish(() => m.picks({ count })).replaceAll(/\s/g, ' ');
  expect(plain).toBe(polish);
});

test.each([
  [1, 'You are 1st'],
  [2, 'You are 2nd'],
  [13, 'You are 13th'],
  [103, 'You are 103rd'],
])('place %s is said as a place', (place, told) => {
  expect(m.place({ place })).toBe(told);
});

test('an instant is said in UTC, as the language writes it', () => {
  const at = '2026-11-27T15:05:00.000Z';
  expect(m.locks({ at }).replaceAll(/\s/g, ' ')).toBe(
    'Locks at 3:05 PM UTC, on Nov 27, 2026, 15:05 UTC',
  );
  expect(filled('{at, date}', { at }, 'de')).toBe('27.11.2026, 15:05 UTC');
});

test('English stands in for a text that the language lacks, and counts as English does', () => {
  expect(inPolish(() => m.only_english({ count: 1 }))).toBe('one');
  expect(inPolish(() => m.only_english({ count: 3 }))).toBe('more');
});

test('a message with tags is HTML, whose values are escaped', () => {
  const { m: own } = wordsOf({
    open: '<b>{name}</b> of {league}: <a href="{link}">look</a>, {count, number}',
  });
  const values = { name: '<i>Ada & "Bob"</i>', league: { html: '<b>L</b>' }, link: `/x?a='1'` };
  expect(own.open({ ...values, count: 1234 })).toEqual({
    html: '<b>&lt;i&gt;Ada &amp; &quot;Bob&quot;&lt;/i&gt;</b> of <b>L</b>: <a href="/x?a=&#39;1&#39;">look</a>, 1,234',
  });
});
