import type { LedgerRow } from '@callshot/rules';
import { m } from '../words/messages.js';

/** The points that some ledger rows have paid, and still can. */
export interface Earned {
  readonly received: number;
  readonly possible: number;
  /** Nothing was at stake any more. */
  readonly isVoid: boolean;
  readonly isScored: boolean;
}

export const earnedBy = (rows: readonly LedgerRow[]): Earned => ({
  received: rows.reduce((sum, row) => sum + row.points, 0),
  possible: rows.reduce((sum, row) => sum + (row.outcome === 'pending' ? row.worth : 0), 0),
  isVoid: rows.length > 0 && rows.every((row) => row.outcome === 'void'),
  isScored: rows.length > 0,
});

/** The points paid, else those still possible. */
export function pointsText({ received, possible, isVoid, isScored }: Earned): string {
  if (received > 0 || possible > 0) return `+${received || possible}`;
  return isVoid ? '–' : isScored ? '0' : '';
}

export function pointsWords({ received, possible, isVoid, isScored }: Earned): string {
  if (!isScored || isVoid) return '';
  if (possible === 0) return m.points({ count: received });
  return received > 0
    ? m.pointsAndMore({ count: received, possible })
    : m.pointsPossible({ count: possible });
}
