import { expect, test } from 'vitest';
import { speakBy } from '../model/language.ts';
import { ownRoundOf, ownRuleOf } from '../model/own-names.ts';
import { ownNameWords } from './own-name-words.ts';

const names = [
  'Upper Round 12',
  'Lower Quarter-Finals',
  'Semi-Finals',
  'Upper Final',
  'Grand Final',
  'Qualified',
  'Third Place',
  'Advancing',
  'Winner',
  'First Place',
  'Second Place',
  'Series Score Bonus',
  'Placement Bonus',
  'Bracket Reset',
  '3-0',
  '0-3',
];

test('names of the product are in English as formats have them', () => {
  expect(names.map(ownNameWords)).toEqual(names);
});

test('they are said in the language of the reader, others as staff wrote them [rule: formats-36]', () => {
  const before = speakBy(() => 'de');
  try {
    expect(ownNameWords('Upper Round 2')).toBe('Upper Runde 2');
    expect(ownNameWords('Second Place')).toBe('Zweiter Platz');
    for (const own of ['Upper Round', 'The Final', 'advancing', '3-0', 'Los Winners']) {
      expect(ownNameWords(own)).toBe(own);
    }
  } finally {
    speakBy(before);
  }
});

test('code knows rules and rounds by what they are', () => {
  expect(['4-0', '0-4', 'Advancing', 'Our own'].map(ownRuleOf)).toEqual([
    'sweep',
    'lost_sweep',
    'advancing',
    null,
  ]);
  expect(ownRoundOf('Lower Round 3')).toEqual({ side: 'lower', kind: 'round', number: 3 });
  expect(ownRoundOf('Final')).toEqual({ side: null, kind: 'final', number: null });
  expect(ownRoundOf('Grand Final')).toBeNull();
});
