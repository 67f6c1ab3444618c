import type { StageScoring } from '../scoring/compile-scoring.ts';
import type { LedgerRow } from '../scoring/ledger.ts';
import type { SlotLayout } from '../slots/layout.ts';

/** The ledger rows of one slot of an entry; none where the layout has no such slot. */
export type SlotRows = (slot: number | null) => readonly LedgerRow[];

/** Both bytes of the pair that a slot belongs to. */
export interface PairBytes {
  readonly low: number;
  readonly high: number;
}

/**
 * The rows of one slot. A unit answers the rows of its lower byte, of its upper byte, and of both
 * together, in this order, and none for a byte of 0. Rows that both earn only together go to the
 * upper byte, the series score.
 */
export function rowsOfSlot(
  { units }: StageScoring,
  slot: number,
  { low, high }: PairBytes,
): readonly LedgerRow[] {
  const unit = units[slot >> 1];
  if (!unit) return [];
  const ofLow = unit.judge(low, 0);
  return slot % 2 === 0 ? ofLow : unit.judge(low, high).slice(ofLow.length);
}

/** The ledger of an entry by slot. */
export function slotRows(
  { slots }: SlotLayout,
  scoring: StageScoring,
  entry: Uint8Array,
): SlotRows {
  const rows = slots.map((_, slot) =>
    rowsOfSlot(scoring, slot, {
      low: entry[slot & ~1] ?? 0,
      high: entry[slot | 1] ?? 0,
    }),
  );
  return (slot) => rows[slot ?? -1] ?? [];
}
