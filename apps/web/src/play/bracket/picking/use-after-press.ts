import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Acts once after what a press changed has been drawn: a button may go with the question that it
 * answers, and the keyboard would be nowhere.
 */
export function useAfterPress(act: () => void): () => void {
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    act();
  });
  return useCallback(() => {
    isPressed.current = true;
  }, []);
}
