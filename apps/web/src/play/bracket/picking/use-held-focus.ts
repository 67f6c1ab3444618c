import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Acts as soon as what had the focus within a part has been taken away: by the undo keys, say. React tells
 * of no blur then. The answer goes onto the part.
 */
export function useHeldFocus(act: () => void) {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) act();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = target;
    },
    onBlur: () => {
      held.current = null;
    },
  };
}
