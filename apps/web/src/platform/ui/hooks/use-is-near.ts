import { type RefObject, useEffect, useState } from 'react';

/** Whether somebody has come near it, by pointer or by keyboard. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const found = element.current;
    const near = () => setNear(true);
    const ways = ['pointerover', 'focusin'] as const;
    for (const way of ways) found?.addEventListener(way, near, { once: true });
    return () => {
      for (const way of ways) found?.removeEventListener(way, near);
    };
  }, [element]);
  return isNear;
}
