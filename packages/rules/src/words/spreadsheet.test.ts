import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable, spreadsheetOf } from './spreadsheet.ts';

test('values stand between commas, a row a line', () => {
  expect(
    spreadsheetOf([
      ['Rank', 'Player'],
      [1, 'AerialTara'],
    ]),
  ).toBe('\uFEFFRank,Player\r\n1,AerialTara\r\n');
});

test.each([
  { why: 'a comma', value: 'a,b', cell: '"a,b"' },
  { why: 'what parts cells where commas stand in numbers', value: 'a;=1', cell: '"a;=1"' },
  { why: 'quotes', value: 'a "b"', cell: '"a ""b"""' },
  { why: 'a line break', value: 'a\nb', cell: '"a\nb"' },
  { why: 'a formula', value: '=1+1', cell: "'=1+1" },
  { why: 'a formula with quotes', value: '@SUM("x")', cell: '"\'@SUM(""x"")"' },
  { why: 'a formula behind a line break', value: '\n=1+1', cell: '"\'\n\'=1+1"' },
  { why: 'a formula in its second line', value: 'a\r\n=1+1', cell: '"a\r\n\'=1+1"' },
  { why: 'a formula behind quotes', value: '"=1+1', cell: '"\'""=1+1"' },
  { why: 'a formula in quotes behind a line break', value: 'a\n"=1"', cell: '"a\n\'""=1"""' },
  { why: 'a formula behind a sign that nobody sees', value: '\u200b=1+1', cell: "'\u200b=1+1" },
  { why: 'a wide sign', value: '＝1+1', cell: "'＝1+1" },
  { why: 'a small sign', value: '﹢1', cell: "'﹢1" },
  { why: 'a tab', value: '\tx', cell: '"\'\tx"' },
  { why: 'a minus', value: '-2', cell: "'-2" },
  { why: 'a sign in the middle', value: 'a=b - c', cell: 'a=b - c' },
  { why: 'a number below 0', value: -2, cell: '-2' },
])('a cell with $why', ({ value, cell }) => {
  expect(spreadsheetOf([[value]])).toBe(`\uFEFF${cell}\r\n`);
});

describe('whatever a text holds', () => {
  const signs = [
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＠',
    '\t',
    '\r',
    '\n',
    '"',
    "'",
    ' ',
    ',',
    ';',
    'a',
    '\u200b',
  ];
  const text = string({ unit: constantFrom(...signs), maxLength: 12 });

  test('it is read back as it was, but for the apostrophes, and no line of it begins a formula', () => {
    assert(
      property(text, (value) => {
        const file = spreadsheetOf([[value, 'end']]);
        const cell = file.slice(1, -'\r\n'.length).replace(/,end$/, '');
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(read.replaceAll("'", '')).toBe(value.replaceAll("'", ''));
        for (const line of read.split(/\r\n|[\r\n]/)) {
          expect(line.normalize('NFKC')).not.toMatch(/^[\s"\u200b]*[=+\-@]/);
        }
      }),
    );
  });
});

test.each([',', ';', '\t'])('a file with %j between its cells is read', (sign) => {
  const text = `\uFEFF${['name', 'said'].join(sign)}\r\nAlpha${sign}"a, b; \t""c""\nd"\n${sign}7`;
  expect(readTable(text)).toEqual([
    ['name', 'said'],
    ['Alpha', 'a, b; \t"c"\nd'],
    ['', '7'],
  ]);
});

test('an empty file has no lines', () => {
  expect(readTable('')).toEqual([]);
});
