import { useSyncExternalStore } from 'react';
import { serverNow } from '../../platform/core/server-clock.ts';

function everySecond(listener: () => void): () => void {
  const ticking = setInterval(listener, 1000);
  return () => clearInterval(ticking);
}

/** Whether an instant has passed by the server's clock; null never does. */
export const useHasPassed = (instant: string | null): boolean =>
  useSyncExternalStore(everySecond, () => instant !== null && serverNow() >= Date.parse(instant));
