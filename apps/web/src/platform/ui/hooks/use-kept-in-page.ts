import { type RefObject, useLayoutEffect } from 'react';

const MARGIN = 8;

/** Keeps a popup inside the page, however near its button is to the edge. */
export function useKeptInPage(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!isOpen || element === null) return;
    const place = () => {
      element.style.setProperty('--shift', '0px');
      const { left, right } = element.getBoundingClientRect();
      const over = Math.max(0, right + MARGIN - document.documentElement.clientWidth);
      element.style.setProperty('--shift', `${Math.max(-over, MARGIN - left)}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [box, isOpen]);
}
