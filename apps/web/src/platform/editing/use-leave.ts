import { useState } from 'react';
import type { Place } from '../core/page-history.ts';
import { useLeaveGuard } from '../ui/overlays/use-leave-guard.ts';

/** The way out of an editor, which asks once before unsaved work is lost. */
export interface Leave {
  readonly isAsked: boolean;
  /** The editor's own way out. */
  close(): void;
  keep(): void;
  discard(): void;
}

interface LeaveOptions {
  /** Closes the editor; none where only another page leads away from it. */
  onClose?(): void;
  /** The work is given up. */
  onDiscard?(): void;
  /** True = going there leaves the unsaved work. Without it any other page does. */
  leaves?(to: Place): boolean;
  /** True = this browser keeps the work, and the page finds it when it loads again. */
  readonly isKept?: boolean;
}

export function useLeave(isDirty: boolean, options: LeaveOptions = {}): Leave {
  const { onClose, onDiscard, leaves, isKept } = options;
  const [isClosing, setClosing] = useState(false);
  const guard = useLeaveGuard(isDirty, leaves, isKept);
  const isMoving = guard.state === 'blocked';
  // The changes were saved meanwhile, so no question is left.
  if (isClosing && !isDirty) setClosing(false);
  return {
    isAsked: isMoving || isClosing,
    close: () => {
      if (isDirty) setClosing(true);
      else onClose?.();
    },
    keep: () => {
      setClosing(false);
      if (isMoving) guard.reset();
    },
    discard: () => {
      onDiscard?.();
      if (isMoving) guard.proceed();
      else onClose?.();
    },
  };
}
