import type { Sorting } from '../ui/page/data-table.tsx';

/** The filter, sorting and page of a list. */
export interface ListView<C extends string> {
  /** Part of the name. */
  readonly text: string;
  readonly sorting: Sorting<C>;
  /** From 0. */
  readonly page: number;
}

/** The facts about a list’s rows that sorting, filtering and paging need. */
export interface Listing<R, C extends string> {
  idOf(row: R): number;
  /** The text to filter by. */
  textOf(row: R): string;
  /** The sort value of each column. */
  readonly values: Readonly<Record<C, (row: R) => string | number>>;
  /** Columns that begin at A; figures and dates begin at the largest. */
  readonly names: readonly C[];
}

const PAGE_SIZE = 10;

/** Pressed again the other way round. */
export const sortedBy = <C extends string>(
  { text, sorting }: ListView<C>,
  by: C,
  names: readonly C[],
): ListView<C> => ({
  text,
  sorting: { by, isDown: sorting.by === by ? !sorting.isDown : !names.includes(by) },
  page: 0,
});

/** The found rows in their order; equal rows keep the order that they came in. */
export function foundRows<R, C extends string>(
  rows: readonly R[],
  { text, sorting }: ListView<C>,
  { textOf, values }: Listing<R, C>,
): readonly R[] {
  const wanted = text.trim().toLowerCase();
  const rankOf = values[sorting.by];
  const sign = sorting.isDown ? -1 : 1;
  return rows
    .filter((row) => textOf(row).toLowerCase().includes(wanted))
    .toSorted((a, b) => {
      const [one, other] = [rankOf(a), rankOf(b)];
      return one === other ? 0 : one < other ? -sign : sign;
    });
}

export interface ListPage<R> {
  readonly rows: readonly R[];
  readonly page: number;
  readonly pages: number;
  /** Counted from 1; 0 = nothing was found. */
  readonly first: number;
  readonly last: number;
}

/** The page that is looked at; the last one where the list has become shorter. */
export function pageOf<R>(
  found: readonly R[],
  { page: wanted }: Pick<ListView<string>, 'page'>,
): ListPage<R> {
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(wanted, pages - 1);
  const begin = page * PAGE_SIZE;
  const rows = found.slice(begin, begin + PAGE_SIZE);
  return { rows, page, pages, first: rows.length === 0 ? 0 : begin + 1, last: begin + rows.length };
}

/** The row so many steps further in the list, and the page that it is on; null = there is none. */
export function stepFrom<R>(
  found: readonly R[],
  view: Pick<ListView<string>, 'page'>,
  id: number | null,
  step: 1 | -1,
  idOf: (row: R) => number,
): { readonly id: number; readonly page: number } | null {
  const { page } = pageOf(found, view);
  const at = found.findIndex((row) => idOf(row) === id);
  const next = at === -1 ? page * PAGE_SIZE : at + step;
  const row = found[next];
  return row === undefined ? null : { id: idOf(row), page: Math.floor(next / PAGE_SIZE) };
}
