import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Fewer rows are all drawn. */
const VIRTUAL_FROM = 100;
/** Rows beyond what is seen, so that a quick scroll shows rows. */
const SPARE = 12;
/** Until the box has a height. */
const FIRST = 30;

export interface RowsInView {
  readonly from: number;
  /** The first that is not drawn. */
  readonly to: number;
}

/** Which of many rows of one height are drawn, in a box that scrolls; `headPx` of it stay covered. */
export function useRowsInView(
  box: RefObject<HTMLElement | null>,
  {
    count,
    rowPx,
    headPx,
  }: { readonly count: number; readonly rowPx: number; readonly headPx: number },
): RowsInView {
  const [view, setView] = useState<RowsInView>({ from: 0, to: FIRST });
  const isVirtual = count >= VIRTUAL_FROM;
  const measure = useCallback(() => {
    const { current } = box;
    if (!current) return;
    const first = Math.floor(current.scrollTop / rowPx);
    const seen = Math.ceil(Math.max(0, current.clientHeight - headPx) / rowPx);
    // In steps, so that not every row that passes by is a drawing of its own.
    const step = SPARE / 2;
    const from = Math.max(0, Math.floor((first - SPARE) / step) * step);
    const to = Math.ceil((first + seen + SPARE) / step) * step;
    setView((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, [box, rowPx, headPx]);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !isVirtual) return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    current.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [box, measure, isVirtual]);

  if (!isVirtual) return { from: 0, to: count };
  return { from: Math.min(view.from, Math.max(0, count - 1)), to: Math.min(view.to, count) };
}
