import { filled } from '@callshot/rules';
import { expect, test } from 'vitest';
import { printTables, tableOf } from './message-table.ts';

test('a catalogue becomes a table of sentences', () => {
  const table = tableOf({
    plain: "A league isn't full",
    quoted: "''{name}'' plays",
    picks: '{count, plural, =0 {none} one {# pick} other {# picks of {total, number}}}',
    place: '{place, selectordinal, one {#st} other {#th}}',
    choice: 'It is {kind, select, match {a match} other {a table}} on {at, date}, {at, time}',
  });
  expect(table).toEqual({
    plain: "A league isn't full",
    quoted: "'{name}' plays",
    picks: {
      by: 'count',
      '0': 'none',
      one: '{count, number} pick',
      other: '{count, number} picks of {total, number}',
    },
    place: { by: 'place, ordinal', one: '{place, number}st', other: '{place, number}th' },
    choice: [
      'It is ',
      { by: 'kind', match: 'a match', other: 'a table' },
      ' on {at, date}, {at, time}',
    ],
  });
});

test('a choice within a plural is chosen by both', () => {
  const { slips = '' } = tableOf({
    slips: '{of, select, teams {{count, plural, one {1 team} other {# teams}}} other {slips}}',
  });
  expect(filled(slips, { of: 'teams', count: 1 })).toBe('1 team');
  expect(filled(slips, { of: 'teams', count: 2 })).toBe('2 teams');
  expect(filled(slips, { of: 'none', count: 2 })).toBe('slips');
});

test('tags become HTML', () => {
  expect(tableOf({ text: 'Read <link>this</link>, <b>{name}</b>' })).toEqual({
    text: 'Read <a href="{link}">this</a>, <b>{name}</b>',
  });
});

test.each([
  ['another tag', 'Read <i>this</i>', 'a mail knows <b> and <link>'],
  ['a choice in a tag', '<b>{a, select, x {x} other {y}}</b>', 'a choice within <b>'],
  ['a brace', "Write '{' here", 'only the browser knows braces'],
])('outside the browser no message has %s', (_what, text, why) => {
  expect(() => tableOf({ text })).toThrow(why);
});

test('the module of a catalogue holds every language that has one', () => {
  const printed = printTables({ en: { saved: 'Saved' }, 'pt-BR': { saved: 'Salvo' } }, './w.ts');
  expect(printed).toContain(`import { wordsOf } from './w.ts';`);
  expect(printed).toContain('"pt-BR": {\n  "saved": "Salvo"\n}');
});
