import { useEffect } from 'react';

/** The number on the product's icon where it is installed; many browsers have none. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    show(count);
    // Nothing waits for a visitor.
    return () => show(0);
  }, [count]);
}

function show(count: number): void {
  // Both may be refused, and nobody misses them then.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {});
}
