import { useLocation } from 'react-router';
import { useLeaveGuard } from '../../../platform/ui/overlays/use-leave-guard.ts';

/** Unsaved work is asked about before another page, or another plate, is gone to; null = nothing is asked. */
export function usePlateGuard(isDirty: boolean) {
  const here = useLocation();
  const blocker = useLeaveGuard(
    isDirty,
    (to) => to.pathname !== here.pathname || to.search !== here.search,
  );
  if (blocker.state !== 'blocked') return null;
  return { keep: blocker.reset, discard: blocker.proceed };
}
