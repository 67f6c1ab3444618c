import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { SlotAt } from './spatial.ts';

export const slotElement = (view: HTMLElement | null, at: SlotAt): HTMLElement | null =>
  view?.querySelector<HTMLElement>(`[data-slot="${at.match}:${at.isTop ? 'top' : 'bottom'}"]`) ??
  null;

/**
 * One slot of the canvas is in the tab order: the last one that had focus. Kept on the elements
 * themselves, so that moving through 254 buttons renders none of them.
 */
export function useRovingSlot(view: RefObject<HTMLElement | null>, onReveal: (at: SlotAt) => void) {
  const latest = useRef(onReveal);
  useLayoutEffect(() => {
    latest.current = onReveal;
  });

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let current = element.querySelector<HTMLElement>('[data-slot]');
    if (current) current.tabIndex = 0;
    const onFocus = (event: FocusEvent) => {
      const slot = event.target instanceof HTMLElement ? event.target : null;
      const [match, side] = slot?.dataset.slot?.split(':') ?? [];
      if (!slot || match === undefined) return;
      if (current) current.tabIndex = -1;
      slot.tabIndex = 0;
      current = slot;
      element.scrollTo?.(0, 0);
      if (slot.matches(':focus-visible')) {
        latest.current({ match: Number(match), isTop: side === 'top' });
      }
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [view]);
}
