import type { FormatSummary } from '@callshot/contract';
import { expect, test } from 'vitest';
import {
  foundRows,
  type ListView,
  pageOf,
  sortedBy as sortedRowsBy,
  stepFrom as stepFromRow,
} from '../../../platform/lists/listed-rows.ts';
import { type FormatColumn, firstView, formatListing } from './listed-formats.ts';

const foundFormats = (rows: readonly FormatSummary[], view: ListView<FormatColumn>) =>
  foundRows(rows, view, formatListing);
const sortedBy = (view: ListView<FormatColumn>, by: FormatColumn) =>
  sortedRowsBy(view, by, formatListing.names);

const format = (id: number, facts: Partial<FormatSummary> = {}): FormatSummary => ({
  id,
  name: `Format ${id}`,
  created: '2026-01-01T00:00:00.000Z',
  modified: `2026-01-${String(id).padStart(2, '0')}T00:00:00.000Z`,
  problems: 0,
  warnings: 0,
  events: 0,
  ...facts,
});
const twelve = Array.from({ length: 12 }, (_, at) => format(at + 1));
const ids = (formats: readonly FormatSummary[]) => formats.map(({ id }) => id);

test('the one changed last stands first, ten a page [rule: builder-1]', () => {
  const found = foundFormats(twelve, firstView);
  expect(ids(pageOf(found, firstView).rows)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(pageOf(found, { ...firstView, page: 1 })).toMatchObject({ first: 11, last: 12, pages: 2 });
});

test('a list that has become shorter shows its last page', () => {
  const found = foundFormats(twelve.slice(0, 3), firstView);
  expect(pageOf(found, { ...firstView, page: 1 })).toMatchObject({ page: 0, first: 1, last: 3 });
  expect(pageOf([], firstView)).toMatchObject({ first: 0, last: 0, pages: 1 });
});

test('names begin at A, figures at the largest, and the other way round when asked again', () => {
  const some = [
    format(1, { name: 'b', events: 2 }),
    format(2, { name: 'A' }),
    format(3, { name: 'c' }),
  ];
  const byName = sortedBy(firstView, 'name');
  expect(ids(foundFormats(some, byName))).toEqual([2, 1, 3]);
  expect(ids(foundFormats(some, sortedBy(byName, 'name')))).toEqual([3, 1, 2]);
  // Equal rows keep their order.
  expect(ids(foundFormats(some, sortedBy(firstView, 'events')))).toEqual([1, 2, 3]);
});

test('a part of the name finds, in any case; sorting begins at the first page again', () => {
  const view = { ...firstView, text: ' MAT 1', page: 1 };
  expect(ids(foundFormats(twelve, view))).toEqual([12, 11, 10, 1]);
  expect(sortedBy(view, 'id')).toMatchObject({ text: ' MAT 1', page: 0 });
});

test.each([
  { why: 'nothing is selected', id: null, step: 1, to: { id: 12, page: 0 } },
  { why: 'down', id: 12, step: 1, to: { id: 11, page: 0 } },
  { why: 'onto the next page', id: 3, step: 1, to: { id: 2, page: 1 } },
  { why: 'back up from it', id: 2, step: -1, to: { id: 3, page: 0 } },
  { why: 'no further at the end', id: 1, step: 1, to: null },
  { why: 'nor at the top', id: 12, step: -1, to: null },
] as const)('the arrows: $why', ({ id, step, to }) => {
  expect(
    stepFromRow(foundFormats(twelve, firstView), firstView, id, step, formatListing.idOf),
  ).toEqual(to);
});
