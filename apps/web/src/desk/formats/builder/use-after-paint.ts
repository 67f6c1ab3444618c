import { useEffect, useState } from 'react';

const AFTER_PAINT_MS = 250;

/** False until what is seen first has been painted. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setPainted(true), AFTER_PAINT_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isPainted;
}
