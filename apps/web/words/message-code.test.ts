import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as helpers from '../src/platform/core/message-parts.ts';
import { codeOf, helpersOf, readMessage } from './message-code.ts';

beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterAll(() => void vi.unstubAllGlobals());

/** The result of a message's code. Values are code; `seen` is a function that notes its calls. */
function say(text: string, given: Readonly<Record<string, string>> = {}, seen = () => 1): unknown {
  const parts = readMessage(text);
  const called = [...helpersOf(parts)].map((name) => [`$${name}`, `helpers.${name}`] as const);
  const code = codeOf(parts, new Map([...Object.entries(given), ...called]));
  const rich = (...pieces: unknown[]) => pieces;
  return new Function('helpers', 'seen', `return ${code};`)({ ...helpers, rich }, seen);
}

test.each([
  [
    'text that code would read otherwise',
    'a `tick`, $5, ${x'.replace('{', "'{'"),
    {},
    'a `tick`, $5, ${x',
  ],
  ['a backslash and a new line', 'a\\n\nb', {}, 'a\\n\nb'],
  ['an apostrophe', "It isn't {name}'s.", { name: '"Ann"' }, "It isn't Ann's."],
  ['a value as it comes', '{points} points', { points: '1234' }, '1234 points'],
  ['a number with its groups', '{points, number} points', { points: '1234' }, '1,234 points'],
  ['one', '{count, plural, one {# team} other {# teams}}', { count: '1' }, '1 team'],
  ['many', '{count, plural, one {# team} other {# teams}}', { count: '1200' }, '1,200 teams'],
  ['a number of its own', '{count, plural, =0 {nobody} other {#}}', { count: '0' }, 'nobody'],
  [
    'an ordinal',
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    { place: '97' },
    '97th',
  ],
  ['a choice', '{game, select, rl {cars} other {guns}}', { game: '"rl"' }, 'cars'],
  ['no such choice', '{game, select, rl {cars} other {guns}}', { game: '"toString"' }, 'guns'],
  [
    'a choice in a plural',
    '{n, plural, one {# team} other {{n, number} {game, select, rl {cars} other {guns}}}}',
    { n: '3', game: '"rl"' },
    '3 cars',
  ],
  [
    'elements',
    'Read <link>the <b>{what}</b></link>.',
    { what: '"rules"', link: '(inside) => ({ link: inside })', b: '(inside) => ({ b: inside })' },
    ['Read ', { link: ['the ', { b: 'rules' }] }, '.'],
  ],
  [
    'an element in a plural',
    '{count, plural, one {<b>#</b> team} other {<b>#</b> teams}}',
    { count: '2', b: '(inside) => ({ b: inside })' },
    [[{ b: '2' }, ' teams']],
  ],
])('says %s', (_what, text, given, said) => {
  expect(say(text, given as Record<string, string>)).toEqual(said);
});

test('a value that stands more than once is computed once', () => {
  const seen = vi.fn(() => 2);
  expect(say('{n, plural, one {# team} other {# teams}}, {n}', { n: 'seen()' }, seen)).toBe(
    '2 teams, 2',
  );
  expect(seen).toHaveBeenCalledOnce();
});

test('other rules of plural take the forms of their language', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
  const text = '{n, plural, one {# drużyna} few {# drużyny} many {# drużyn} other {# drużyny}}';
  expect([1, 3, 5, 22].map((n) => say(text, { n: String(n) }))).toEqual([
    '1 drużyna',
    '3 drużyny',
    '5 drużyn',
    '22 drużyny',
  ]);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

test.each([
  ['a value that is not given', '{name}', /name is not given/],
  ['an offset', '{n, plural, offset:1 other {#}}', /no offset/],
  [
    'a # that would be a letter',
    '{n, plural, other {{game, select, other {# cars}}}}',
    /write \{count, number\}/,
  ],
  ['a date', '{when, date, short}', /dates and times come as texts/],
  ['braces that are left open', '{name', /./],
])('refuses %s', (_what, text, why) => {
  expect(() => say(text, text === '{name}' ? {} : { n: '1', when: '1', game: '1' })).toThrow(why);
});
