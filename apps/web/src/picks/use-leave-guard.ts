import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { isLeavingOnPurpose } from '../app/leaving.ts';

/** Holds back leaving unsaved picks, by a link or by closing the page, from the first pick on. */
export function useLeaveGuard(isDirty: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
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
