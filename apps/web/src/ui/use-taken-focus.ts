import { type RefObject, useEffect, useRef } from 'react';

/**
 * What takes another's place on screen takes the keyboard along: what had the focus is gone, and one
 * would begin at the top of the page again. Whoever has the focus keeps it.
 */
export function useTakenFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
