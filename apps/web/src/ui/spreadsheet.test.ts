import { expect, test } from 'vitest';
import { spreadsheetOf } from './spreadsheet.ts';

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
  { why: 'quotes', value: 'a "b"', cell: '"a ""b"""' },
  { why: 'a line break', value: 'a\nb', cell: '"a\nb"' },
  { why: 'a formula', value: '=1+1', cell: "'=1+1" },
  { why: 'a formula with quotes', value: '@SUM("x")', cell: '"\'@SUM(""x"")"' },
  { why: 'a minus', value: '-2', cell: "'-2" },
  { why: 'a number below 0', value: -2, cell: '-2' },
])('a cell with $why', ({ value, cell }) => {
  expect(spreadsheetOf([[value]])).toBe(`\uFEFF${cell}\r\n`);
});
