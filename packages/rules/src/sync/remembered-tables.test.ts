import { expect, test } from 'vitest';
import { teamsNamed, wikiTable } from '../../fixtures/wiki-records.ts';
import type { WikiTable } from '../wiki/records.ts';
import { rememberedTables } from './remembered-tables.ts';

const groupA = (index: number, own: Partial<WikiTable> = {}) =>
  wikiTable(index, teamsNamed(4, 'a'), { title: 'A', ...own });
const groupB = (index: number, own: Partial<WikiTable> = {}) =>
  wikiTable(index, teamsNamed(4, 'b'), { title: 'B', ...own });
const shown = (tables: readonly WikiTable[]) =>
  tables.map(({ index, title, isFinished }) => [index, title, isFinished]).toSorted();

test('a finished table stays so when an older answer comes', () => {
  const known = [groupA(0, { isFinished: true })];
  expect(shown(rememberedTables(known, [groupA(0)]))).toEqual([[0, 'A', true]]);
});

test('what an answer lacks counts on', () => {
  expect(shown(rememberedTables([groupA(0), groupB(1)], [groupB(1)]))).toEqual([
    [0, 'A', false],
    [1, 'B', false],
  ]);
});

test('a table that comes before others moves them, and takes none of their words', () => {
  const known = [groupB(0, { isFinished: true })];
  expect(shown(rememberedTables(known, [groupA(0), groupB(1)]))).toEqual([
    [0, 'A', false],
    [1, 'B', true],
  ]);
});

test('a table is told by its matches, though its teams are renamed', () => {
  const known = [groupA(0, { isFinished: true, matchIds: ['m1', 'm2'] })];
  const renamed = groupB(1, { matchIds: ['m2', 'm3'] });
  expect(shown(rememberedTables(known, [renamed]))).toEqual([[1, 'A', true]]);
});
