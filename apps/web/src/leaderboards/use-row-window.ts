import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type FarScroll,
  placeAt,
  type ScrollPlace,
  scrolledHeight,
  scrolledTo,
} from './far-scroll.ts';
import { heightOf, type RowHeights, rowAt, topOf, totalHeight } from './row-heights.ts';

/** The part of a list that is in view. */
export interface RowWindow {
  readonly box: RefObject<HTMLElement | null>;
  readonly first: number;
  readonly last: number;
  /** False until the list has a height. */
  readonly isMeasured: boolean;
  /** Of what the browser scrolls. */
  readonly height: number;
  /** Where a row lies in it. */
  topOf(row: number): number;
  onScroll(): void;
  show(row: number, at: 'start' | 'middle' | 'end'): void;
}

interface View {
  readonly first: number;
  readonly last: number;
  /** From the list's measure to the browser's. */
  readonly offset: number;
}

/** `endPx` is free room below the last row. */
export function useRowWindow(rows: RowHeights, endPx: number): RowWindow {
  const box = useRef<HTMLElement>(null);
  const place = useRef<ScrollPlace>({ list: 0, scrolled: 0 });
  const [seen, setSeen] = useState(0);
  const far = useMemo<FarScroll>(
    () => ({ whole: totalHeight(rows) + endPx, seen }),
    [rows, endPx, seen],
  );
  const [view, setView] = useState<View>({ first: 0, last: -1, offset: 0 });

  const settle = useCallback(
    (next: ScrollPlace) => {
      place.current = next;
      const { list, scrolled } = next;
      const seenView = {
        first: rowAt(rows, list),
        last: rowAt(rows, list + Math.max(0, far.seen - endPx) - 1),
        offset: scrolled - list,
      };
      setView((before) => (isSameView(before, seenView) ? before : seenView));
    },
    [rows, far, endPx],
  );

  useLayoutEffect(() => {
    const measured = box.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setSeen(measured.clientHeight));
    observer.observe(measured);
    setSeen(measured.clientHeight);
    return () => observer.disconnect();
  }, []);

  // Another number of rows, or another height: the same place, as far as it is still there.
  useLayoutEffect(() => {
    if (far.seen > 0) settle(scrollTo(box.current, placeAt(far, place.current.list)));
  }, [far, settle]);

  return {
    box,
    first: view.first,
    last: view.last,
    isMeasured: seen > 0,
    height: scrolledHeight(far),
    topOf: (row) => topOf(rows, row) + view.offset,
    onScroll: () => {
      if (!box.current) return;
      const { scrollTop } = box.current;
      const next = scrolledTo(far, place.current, scrollTop);
      settle(next.scrolled === scrollTop ? next : scrollTo(box.current, next));
    },
    show: (row, at) => {
      const room = Math.max(0, seen - endPx - heightOf(rows, row));
      const share = { start: 0, middle: 0.5, end: 1 }[at];
      settle(scrollTo(box.current, placeAt(far, topOf(rows, row) - share * room)));
    },
  };
}

/** Scrolls there; a browser may round, and says where it went. */
function scrollTo(box: HTMLElement | null, { list, scrolled }: ScrollPlace): ScrollPlace {
  if (!box) return { list, scrolled };
  box.scrollTop = scrolled;
  return { list, scrolled: box.scrollTop };
}

const isSameView = (a: View, b: View): boolean =>
  a.first === b.first && a.last === b.last && a.offset === b.offset;
