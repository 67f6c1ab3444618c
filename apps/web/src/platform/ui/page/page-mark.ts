import { useLayoutEffect } from 'react';

/** Something that may lie on any page, and that styles elsewhere make room for. */
export type PageMark =
  | 'dialog'
  | 'unsaved'
  | 'actions'
  | 'foot-line'
  | 'foot-notice'
  /** The page itself says that it has no connection. */
  | 'cut-off';

const counts = new Map<PageMark, number>();

/**
 * Says on the root element what lies on the page: styles ask for `[data-page-dialog]`. A `:has()` of
 * the whole page would have browsers restyle the page with every press.
 */
export function usePageMark(mark: PageMark, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isThere]);
}

function count(mark: PageMark, more: number): void {
  const now = (counts.get(mark) ?? 0) + more;
  counts.set(mark, now);
  document.documentElement.toggleAttribute(`data-page-${mark}`, now > 0);
}
