import { useCallback, useEffect, useState } from 'react';

const AFTER_PAINT_MS = 250;

/** False until what is seen first has been painted; and how not to wait for that. */
export function useAfterPaint(): readonly [isPainted: boolean, waitNoLonger: () => void] {
  const [isPainted, setPainted] = useState(false);
  const waitNoLonger = useCallback(() => setPainted(true), []);
  useEffect(() => {
    const waiting = setTimeout(waitNoLonger, AFTER_PAINT_MS);
    return () => clearTimeout(waiting);
  }, [waitNoLonger]);
  return [isPainted, waitNoLonger];
}
