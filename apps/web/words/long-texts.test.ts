import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findLongTexts } from './long-texts.ts';

const root = mkdtempSync(join(tmpdir(), 'long-texts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function faultsOf(english: string, german: string, listed = {}): readonly string[] {
  const folder = join(root, 'src/room/words');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'en.json'), JSON.stringify({ said: english }));
  writeFileSync(join(folder, 'de.json'), JSON.stringify({ said: german }));
  return findLongTexts({ root, folders: [folder], languages: ['en', 'de'], listed });
}
const TOO_LONG =
  'src/room/words/de.json: said is too long for its room: shorten it, or list it with a reason';

test.each([
  { why: 'a word', letters: 3, most: 14 },
  { why: 'a short text', letters: 10, most: 30 },
  { why: 'a label', letters: 20, most: 40 },
  { why: 'a line', letters: 30, most: 54 },
  { why: 'a long line', letters: 50, most: 80 },
  { why: 'a sentence', letters: 70, most: 105 },
  { why: 'a text', letters: 100, most: 140 },
])('$why of $letters letters has room for $most', ({ letters, most }) => {
  expect(faultsOf('x'.repeat(letters), 'y'.repeat(most))).toEqual([]);
  expect(faultsOf('x'.repeat(letters), 'y'.repeat(most + 1))).toEqual([TOO_LONG]);
});

test('values are not counted, and the longest choice is', () => {
  expect(faultsOf('{name} won', '{name} hat es gewonnen')).toEqual([TOO_LONG]);
  expect(faultsOf('<b>{name}</b> won', '<b>{name}</b> gewann')).toEqual([]);
  const german = '{count, plural, one {# Tipp} other {# Tipps und sehr vieles mehr}}';
  expect(faultsOf('{count, plural, one {# pick} other {# picks}}', german)).toEqual([TOO_LONG]);
});

test('a text that is listed with a reason may be longer, as long as it is', () => {
  const listed = { 'It wraps': ['src/room/words/de.json: said'] };
  expect(faultsOf('On', 'Ist eingeschaltet', listed)).toEqual([]);
  expect(faultsOf('On', 'An', listed)).toEqual([
    'long-texts.json: src/room/words/de.json: said is short enough, so it goes',
  ]);
});
