import { useEffect, useState } from 'react';

/** So long what lies beside the drawing waits for the next pick, and costs the last one alone. */
const CALM_MS = 100;

/**
 * Follows a value when it has stopped changing; at once with each `turn`, which is when what shows
 * the value is itself pressed.
 */
export function useCalm<Value>(now: Value, turn: number): Value {
  const [shown, setShown] = useState({ value: now, turn });
  const isDue = shown.turn !== turn;
  if (isDue) setShown({ value: now, turn });
  useEffect(() => {
    if (shown.value === now) return;
    const waiting = setTimeout(() => setShown({ value: now, turn }), CALM_MS);
    return () => clearTimeout(waiting);
  }, [shown, now, turn]);
  return isDue ? now : shown.value;
}
