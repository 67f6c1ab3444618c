import type { PickDataRow } from '@callshot/contract';
import { expect, test } from 'vitest';
import {
  type PickDataTable,
  pickedByEach,
  sortRows,
  standouts,
  tablesFile,
} from './pick-data-tables.ts';

const row = (name: string, picks: number, cameTrue: boolean | null = null): PickDataRow => ({
  group: 'Stage 1',
  teamId: 1,
  name,
  percent: picks * 10,
  picks,
  cameTrue,
});
const advancing = (...rows: PickDataRow[]): PickDataTable => ({ kind: 'advancing', rows });
const names = (rows: readonly PickDataRow[]) => rows.map(({ name }) => name);

test('rows are sorted by any column either way, and what is equal keeps its order', () => {
  const rows = [row('B', 3), row('A', 3), row('Team 10', 1), row('Team 9', 5)];
  expect(names(sortRows(rows, 'percent', true))).toEqual(['Team 9', 'B', 'A', 'Team 10']);
  expect(names(sortRows(rows, 'picks', false))).toEqual(['Team 10', 'B', 'A', 'Team 9']);
  expect(names(sortRows(rows, 'name', false))).toEqual(['A', 'B', 'Team 9', 'Team 10']);
  expect(names(sortRows(rows, 'group', true))).toEqual(names(rows));
});

test('what stands out is the rarest right pick and the most wrong ones, and nothing without results', () => {
  const told = (...rows: PickDataRow[]) =>
    standouts([advancing(...rows)]).map(({ label }) => label);
  expect(told(row('A', 5), row('B', 1))).toEqual([]);
  expect(told(row('A', 5, false), row('B', 1, true), row('C', 4, true), row('D', 0, true))).toEqual(
    ['Rarest right pick: B, advancing', 'Most wrong picks: A, advancing'],
  );
  const score = { ...row('3-1', 2, true), teamId: null, group: 'Grand Final' };
  expect(standouts([{ kind: 'scores', rows: [score] }])[0]?.label).toBe(
    'Rarest right pick: 3-1, Grand Final',
  );
});

test('a file has a line a row, and no name becomes a formula or a column', () => {
  const file = tablesFile([
    { name: 'Stage 1', users: 10, tables: [advancing(row('=SUM(A1)', 3, true), row('A, "B"', 0))] },
  ]);
  expect(file.split('\r\n')).toEqual([
    '\uFEFFStage,Table,Group,Name,Percent,Picks,Users,Came true',
    "Stage 1,Advancing,Stage 1,'=SUM(A1),30.0,3,10,yes",
    'Stage 1,Advancing,Stage 1,"A, ""B""",0.0,0,10,',
    '',
  ]);
});

test('a table of one group knows how many of its rows each user picked', () => {
  const rows = [row('A', 9), row('B', 6), row('C', 5)];
  expect(pickedByEach(advancing(...rows), 10)).toBe(2);
  expect(pickedByEach({ kind: 'winners', rows }, 10)).toBe(0);
  expect(pickedByEach(advancing(...rows, { ...row('D', 1), group: 'Stage 2' }), 10)).toBe(0);
  expect(pickedByEach(advancing(...rows), 0)).toBe(0);
  expect(pickedByEach(advancing(row('A', 10)), 10)).toBe(0);
});
