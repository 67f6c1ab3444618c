import { expect, test } from 'vitest';
import { linkOf, parseSetting, settingValuesOf } from './settings.ts';

test.each([
  { text: 'true', value: true, why: 'the word' },
  { text: 'false', value: false, why: 'the word' },
  { text: 'null', value: null, why: 'the word' },
  { text: 'True', value: 'True', why: 'words are lower-case only' },
  { text: ' 1 ', value: ' 1 ', why: 'nothing is trimmed' },
  { text: '10', value: 10, why: 'an integer' },
  { text: '-1', value: -1, why: 'a negative integer' },
  { text: '1.5', value: '1.5', why: 'decimals stay text' },
  { text: '1e3', value: '1e3', why: 'no other way to write a number' },
  { text: '', value: '', why: 'empty is not zero' },
  { text: 'toString', value: 'toString', why: 'an inherited name is no word' },
  {
    text: '9007199254740993',
    value: '9007199254740993',
    why: 'a number that would lose digits stays text',
  },
])('$text: $why [rule: settings-2]', ({ text, value }) => {
  expect(parseSetting(text)).toBe(value);
});

test('values are kept under their store key', () => {
  const values = settingValuesOf([{ name: 'League limit', value: '10', storeKey: 'leagueLimit' }]);
  expect(values).toEqual({ leagueLimit: 10 });
});

test.each([
  { value: 'https://discord.gg/abc', link: 'https://discord.gg/abc', why: 'a secure address' },
  { value: 'javascript:alert(1)', link: null, why: 'a script is no link' },
  { value: 'http://example.org', link: null, why: 'not secure' },
  { value: null, link: null, why: 'switched off' },
])('as a link, $value: $why', ({ value, link }) => {
  expect(linkOf({ discordUrl: value }, 'discordUrl')).toBe(link);
});
