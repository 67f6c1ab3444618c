import { useEffect } from 'react';
import { type Blocker, useBlocker, useLocation } from 'react-router';
import { isLeavingOnPurpose } from '../app/leaving.ts';

/** Holds back leaving unsaved picks, by a link or by closing the page, from the first pick on. */
export function useLeaveGuard(isDirty: boolean): Blocker {
  const here = useLocation().pathname;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Once left, this page has nothing more to hold back, though it may still be on screen.
      isDirty && currentLocation.pathname === here && nextLocation.pathname !== here,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (leaving: BeforeUnloadEvent) => {
      if (!isLeavingOnPurpose()) leaving.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return blocker;
}
