import type { EditFault, EventFormat, FormatEdit } from '@callshot/rules';
import { useState } from 'react';
import {
  inOrder,
  NO_PENDING,
  type PendingEdits,
  type StructureEdit,
  stillWaiting,
  withPending,
} from './pending-edits.ts';

export interface Waiting {
  readonly pending: PendingEdits;
  add(edit: StructureEdit): void;
  /** Null = nothing waits any more; else all of it does, and why. */
  apply(): EditFault | null;
}

/** The structure changes of the bracket on screen. Leaving or saving applies them. */
export function usePendingEdits(
  format: EventFormat,
  onEdit: (edits: readonly FormatEdit[]) => EditFault | null,
): Waiting {
  const [kept, setKept] = useState(NO_PENDING);
  const pending = stillWaiting(format, kept);
  return {
    pending,
    add: (edit) => setKept(withPending(pending, edit)),
    apply: () => {
      const fault = pending.size === 0 ? null : onEdit(inOrder(pending));
      if (fault === null) setKept(NO_PENDING);
      return fault;
    },
  };
}
