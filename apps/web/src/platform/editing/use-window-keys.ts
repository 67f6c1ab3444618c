import { useEffect, useLayoutEffect, useRef } from 'react';
import { actOf, type PageKey, usePageKeys } from '../ui/page/page-keys.ts';

/** Keys that are heard wherever the focus is; while a dialog is open its keys are its own. */
export function useWindowKeys(keys: readonly PageKey[], isResting: boolean): void {
  usePageKeys(keys);
  const latest = useRef({ keys, isResting });
  useLayoutEffect(() => {
    latest.current = { keys, isResting };
  });
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      // A part of the page has done it already.
      if (press.defaultPrevented) return;
      const act = latest.current.isResting ? undefined : actOf(press, latest.current.keys);
      if (!act) return;
      press.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
