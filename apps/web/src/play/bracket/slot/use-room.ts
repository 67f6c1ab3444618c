import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../canvas/camera.ts';

/**
 * The size of an element; null until it is in the page. Read while the element is still empty, so
 * that nothing in it is laid out for that.
 */
export function useRoom(element: RefObject<HTMLElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    const take = ({ width, height }: Size) =>
      setRoom((before) =>
        before?.width === width && before.height === height ? before : { width, height },
      );
    const { width, height } = element.current.getBoundingClientRect();
    take({ width, height });
    const resized = new ResizeObserver(([entry]) => entry && take(entry.contentRect));
    resized.observe(element.current);
    return () => resized.disconnect();
  }, [element]);
  return room;
}
