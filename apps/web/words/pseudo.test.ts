import { expect, test } from 'vitest';
import { codeOf, readMessage } from './message-code.ts';
import { inPseudo } from './pseudo.ts';

const english =
  '{count, plural, one {# pick} other {# picks}} of {name}. Read <link>the rules</link>.';
const codeIn = (language: string, text: string): string =>
  codeOf(inPseudo(language, readMessage(text)), {
    get: (name: string) => name,
    [Symbol.iterator]: () => [].values(),
  });

test('one pseudo-language is longer and in brackets, and says the same values and tags', () => {
  expect(codeIn('en-XA', 'Save your picks')).toBe('`[Šáávéé ýóóúúř pííçkš]`');
  expect(codeIn('en-XA', english)).toContain('{$number(count)} pííçkš');
  expect(codeIn('en-XA', english)).toContain('(link)(`ţĥéé řúúłééš`)');
});

test('the other runs from right to left, and leaves values alone', () => {
  expect(codeIn('ar-XB', 'Save {name} now').replace('$', '')).toBe(
    '`\u202eSave\u202c {name} \u202enow\u202c`',
  );
});

test('every other language is left as it is', () => {
  expect(codeIn('de', english)).toBe(codeIn('en', english));
});
