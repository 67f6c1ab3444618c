import { type RefObject, useEffect, useState } from 'react';
import { measureContrast } from './plate-contrast.ts';

/** The contrast of the name on the plate in the box; null while it is not known. */
export function useContrast(box: RefObject<HTMLElement | null>, canonical: string): number | null {
  const [contrast, setContrast] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    const name = box.current?.querySelector('.name');
    if (!name) return;
    void measureContrast(canonical, getComputedStyle(name).color).then((found) => {
      if (!isOver) setContrast(found);
    });
    return () => {
      isOver = true;
    };
  }, [box, canonical]);
  return contrast;
}
