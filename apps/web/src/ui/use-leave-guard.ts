import { useEffect } from 'react';
import { type Blocker, type Location, useBlocker, useLocation } from 'react-router';
import { isLeavingOnPurpose } from '../core/leaving.ts';

/** Asks before unsaved work is left, by a link or by closing the page, from the first change on. */
export function useLeaveGuard(
  isDirty: boolean,
  /** Whether going there leaves what is unsaved; any other page does unless told. */
  leaves?: (to: Location) => boolean,
): Blocker {
  const here = useLocation().pathname;
  const leavesPage = (to: Location) => to.pathname !== here;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Once left, this page has nothing more to hold back, though it may still be on screen.
      isDirty && currentLocation.pathname === here && (leaves ?? leavesPage)(nextLocation),
  );
  useEffect(() => {
    // What was unsaved has been saved meanwhile: nothing is asked any more.
    if (!isDirty && blocker.state === 'blocked') blocker.proceed();
  }, [isDirty, blocker]);
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
