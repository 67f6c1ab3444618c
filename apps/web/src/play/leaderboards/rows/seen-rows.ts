import { useEffect, useMemo, useState } from 'react';
import { createStore, type Store } from '../../../platform/core/store.ts';

/** The rows in view, and those that are drawn. */
export interface SeenRows {
  readonly first: number;
  readonly last: number;
  readonly drawnFrom: number;
  readonly drawnTo: number;
}

/** Nothing is read for rows that are only passed by. */
const REST_MS = 60;
const FIRST_PAGE = '1';
const NOTHING_SEEN: SeenRows = { first: 1, last: 1, drawnFrom: 1, drawnTo: 1 };

export function useSeenRows(): Store<SeenRows> {
  const [seen] = useState(() => createStore(NOTHING_SEEN));
  return seen;
}

/** The pages of the rows that are drawn, by their first row, once the view rests there. */
export function useRestingPages(seen: Store<SeenRows>, pageRows: number): readonly number[] {
  const [resting, setResting] = useState(FIRST_PAGE);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = seen.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { drawnFrom, drawnTo } = seen.read();
        setResting(pagesOf(drawnFrom, drawnTo, pageRows).join(' '));
      }, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [seen, pageRows]);
  return useMemo(() => resting.split(' ').map(Number), [resting]);
}

/** The pages that hold these rows, by their first row. */
function pagesOf(first: number, last: number, pageRows: number): readonly number[] {
  const page = (row: number) => Math.floor((row - 1) / pageRows);
  const count = page(last) - page(first) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => (page(first) + at) * pageRows + 1);
}
