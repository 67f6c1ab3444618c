import type { FormatSummary } from '@callshot/contract';
import type { Sorting } from '../../ui/data-table.tsx';

export type FormatColumn = 'id' | 'name' | 'created' | 'modified' | 'readiness' | 'events';

const PAGE_SIZE = 10;

/** What of the formats is looked at, and how. */
export interface ListView {
  /** A part of the name. */
  readonly text: string;
  readonly sorting: Sorting<FormatColumn>;
  /** From 0. */
  readonly page: number;
}

export const firstView: ListView = {
  text: '',
  sorting: { by: 'modified', isDown: true },
  page: 0,
};

/** Names begin at A, figures and dates at the largest; pressed again the other way round. */
export const sortedBy = ({ text, sorting }: ListView, by: FormatColumn): ListView => ({
  text,
  sorting: { by, isDown: sorting.by === by ? !sorting.isDown : by !== 'name' },
  page: 0,
});

const values: Readonly<Record<FormatColumn, (format: FormatSummary) => string | number>> = {
  id: ({ id }) => id,
  name: ({ name }) => name.toLowerCase(),
  created: ({ created }) => created,
  modified: ({ modified }) => modified,
  // Problems outnumber any warnings.
  readiness: ({ problems, warnings }) => 1000 * problems + warnings,
  events: ({ events }) => events,
};

/** All that are looked for, in their order; what is equal there keeps the order that it came in. */
export function foundFormats(
  formats: readonly FormatSummary[],
  { text, sorting }: ListView,
): readonly FormatSummary[] {
  const wanted = text.trim().toLowerCase();
  const rankOf = values[sorting.by];
  const sign = sorting.isDown ? -1 : 1;
  return formats
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => {
      const [one, other] = [rankOf(a), rankOf(b)];
      return one === other ? 0 : one < other ? -sign : sign;
    });
}

export interface ListPage {
  readonly rows: readonly FormatSummary[];
  readonly page: number;
  readonly pages: number;
  /** Counted from 1; 0 = nothing was found. */
  readonly first: number;
  readonly last: number;
}

/** The page that is looked at; the last one where the list has become shorter. */
export function pageOf(found: readonly FormatSummary[], { page: wanted }: ListView): ListPage {
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(wanted, pages - 1);
  const begin = page * PAGE_SIZE;
  const rows = found.slice(begin, begin + PAGE_SIZE);
  return { rows, page, pages, first: rows.length === 0 ? 0 : begin + 1, last: begin + rows.length };
}

/** The format so many steps further in the list, and the page that it is on; null = there is none. */
export function stepFrom(
  found: readonly FormatSummary[],
  view: ListView,
  id: number | null,
  step: 1 | -1,
): { readonly id: number; readonly page: number } | null {
  const { page } = pageOf(found, view);
  const at = found.findIndex((format) => format.id === id);
  const next = at === -1 ? page * PAGE_SIZE : at + step;
  const format = found[next];
  return format ? { id: format.id, page: Math.floor(next / PAGE_SIZE) } : null;
}
