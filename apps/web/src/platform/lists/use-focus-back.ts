import { useEffect, useRef } from 'react';

/** Back in the list the keyboard goes on at the selected row, else where the page begins. */
export function useFocusBack(isAway: boolean): void {
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway && document.activeElement === document.body) {
      const page = document.getElementById('main');
      const row = page?.querySelector<HTMLElement>('[aria-pressed="true"]');
      (row ?? page)?.focus({ preventScroll: row === null });
    }
    wasAway.current = isAway;
  }, [isAway]);
}
