import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isDraftEnough, isLeavingOnPurpose } from '../../core/leaving.ts';
import { type Leaving, type Place, usePageHistory } from '../../core/page-history.ts';

/** `blocked`: a move to another page waits for an answer. */
interface LeaveGuard {
  readonly state: 'unblocked' | 'blocked';
  /** Goes there, and leaves what is unsaved. */
  proceed(): void;
  /** Stays. */
  reset(): void;
}

/** Asks before unsaved work is left, by a link or by closing the page, from the first change on. */
export function useLeaveGuard(
  isDirty: boolean,
  /** Whether going there leaves what is unsaved; any other page does unless told. */
  leaves?: (to: Place) => boolean,
  /** True = this browser keeps the work, and the page finds it when it loads again. */
  isKept = false,
): LeaveGuard {
  const here = useLocation().pathname;
  const history = usePageHistory();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const leavesPage = leaves ?? (({ pathname }: Place) => pathname !== here);
    return history?.hold({
      // Once left, this page has nothing more to hold back, though it may still be on screen.
      holds: (from, to) => from.pathname === here && leavesPage(to),
      ask: setLeaving,
    });
  }, [isDirty, leaves, here, history]);
  const proceed = () => {
    setLeaving(null);
    leaving?.goOn();
  };
  useEffect(() => {
    // The changes were saved meanwhile, so no question is needed.
    if (isDirty || leaving === null) return;
    setLeaving(null);
    leaving.goOn();
  }, [isDirty, leaving]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (leaving: BeforeUnloadEvent) => {
      if (!(isKept ? isDraftEnough() : isLeavingOnPurpose())) leaving.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, isKept]);
  return {
    state: leaving === null ? 'unblocked' : 'blocked',
    proceed,
    reset: () => setLeaving(null),
  };
}
