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
  /** The last row that would still be seen with something of that height at the list's foot. */
  readonly lastAboveFoot: number;
  /** False until the list has a height. */
  readonly isMeasured: boolean;
  /** The height of the scrolled content. */
  readonly height: number;
  /** The position of a row in it. */
  topOf(row: number): number;
  onScroll(): void;
  show(row: number, at: 'start' | 'middle' | 'end'): void;
}

interface View {
  readonly first: number;
  readonly last: number;
  readonly lastAboveFoot: number;
  /** From the list's measure to the browser's. */
  readonly offset: number;
}

/**
 * The list fills the box around it, except for a foot of `footPx`. Showing or hiding that foot must
 * not change whether it is shown.
 */
export function useRowWindow(rows: RowHeights, footPx: number): RowWindow {
  const box = useRef<HTMLElement>(null);
  const place = useRef<ScrollPlace>({ list: 0, scrolled: 0 });
  const [{ seen, room }, setSize] = useState({ seen: 0, room: 0 });
  const far = useMemo<FarScroll>(() => ({ whole: totalHeight(rows), seen }), [rows, seen]);
  const [view, setView] = useState<View>({ first: 0, last: -1, lastAboveFoot: -1, offset: 0 });

  const settle = useCallback(
    (next: ScrollPlace) => {
      place.current = next;
      const { list, scrolled } = next;
      const seenView = {
        first: rowAt(rows, list),
        last: rowAt(rows, list + far.seen - 1),
        lastAboveFoot: rowAt(rows, list + room - footPx - 1),
        offset: scrolled - list,
      };
      setView((before) => (isSameView(before, seenView) ? before : seenView));
    },
    [rows, far, room, footPx],
  );

  useLayoutEffect(() => {
    const measured = box.current;
    if (!measured) return;
    const measure = () => {
      const around = measured.parentElement?.clientHeight ?? 0;
      setSize({ seen: measured.clientHeight, room: around });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
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
    lastAboveFoot: view.lastAboveFoot,
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
      const free = Math.max(0, seen - heightOf(rows, row));
      const share = { start: 0, middle: 0.5, end: 1 }[at];
      settle(scrollTo(box.current, placeAt(far, topOf(rows, row) - share * free)));
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
  a.first === b.first &&
  a.last === b.last &&
  a.lastAboveFoot === b.lastAboveFoot &&
  a.offset === b.offset;
