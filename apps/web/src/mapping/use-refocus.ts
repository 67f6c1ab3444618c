import { useEffect, useRef } from 'react';

/** Where the focus goes on when what was pressed is gone with the next drawing: call it with the press. */
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
