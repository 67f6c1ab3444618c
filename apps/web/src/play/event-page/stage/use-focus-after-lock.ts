import { useEffect, useLayoutEffect, useRef } from 'react';

/** The lock takes the buttons of picking away: a keyboard that was on one of them goes on at the stage. */
export function useFocusAfterLock(isLocked: boolean, panelId: string): void {
  const last = useRef<EventTarget | null>(null);
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const hasFallen = isLocked && !wasLocked.current;
    wasLocked.current = isLocked;
    if (!hasFallen || document.activeElement !== document.body) return;
    if (last.current instanceof Element && !last.current.isConnected) {
      const panel = document.getElementById(panelId);
      panel?.setAttribute('tabindex', '-1');
      panel?.focus({ preventScroll: true });
    }
  }, [isLocked, panelId]);
}
