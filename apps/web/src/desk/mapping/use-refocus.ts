import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the pressed element is gone with the next render. Call it with the press.
 */
export function useRefocus(find: () => HTMLElement | null | undefined): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    find()?.focus();
  });
  return () => {
    isDue.current = true;
  };
}
