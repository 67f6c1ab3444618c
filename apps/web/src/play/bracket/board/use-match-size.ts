import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MatchSize, MatchSizes } from './match-size.ts';

/** So far the wheel or two fingers go for the next size: three notches. */
const STEP = 1.18;

/** Which of the sizes is drawn: the one that was chosen, or the largest that fits while none is. */
export function useMatchSize(sizes: MatchSizes, stored: MatchSize['name'] | null) {
  const [wish, setWish] = useState(stored);
  /** The size on screen, told after it is planned. */
  const drawn = useRef(0);
  const turned = useRef(1);
  const tell = useCallback(
    (size: MatchSize) => {
      drawn.current = sizes.indexOf(size);
    },
    [sizes],
  );
  const choice = useMemo(() => {
    // At once: what moves along stands on the new drawing.
    const choose = (next: MatchSize['name'] | null) => flushSync(() => setWish(next));
    const nextOf = (by: number) => sizes[drawn.current + by];
    /** To the next size, if there is one. */
    const step = (by: 1 | -1) => {
      const next = nextOf(by);
      if (next) choose(next.name);
      return next !== undefined;
    };
    /** Adds up what the wheel or two fingers zoom; answers whether there was a size left that way. */
    const turn = (factor: number) => {
      const by = factor > 1 ? 1 : -1;
      if (nextOf(by) === undefined) {
        turned.current = 1;
        return false;
      }
      turned.current *= factor;
      if (turned.current >= STEP || turned.current <= 1 / STEP) {
        turned.current = 1;
        step(by);
      }
      return true;
    };
    return { choose, step, turn };
  }, [sizes]);
  return { wish, tell, ...choice };
}
