import { type RefObject, useEffect, useRef } from 'react';

/**
 * An element that replaces another on screen takes over its focus. The focused element is gone, and
 * the keyboard would start at the top of the page again. A focus elsewhere stays.
 */
export function useTakenFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
