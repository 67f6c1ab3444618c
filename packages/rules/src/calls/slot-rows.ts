import type { StageScoring } from '../scoring/compile-scoring.ts';
import type { LedgerRow } from '../scoring/ledger.ts';
import type { SlotLayout } from '../slots/layout.ts';

/** The ledger rows of one slot of an entry; none where the layout has no such slot. */
export type SlotRows = (slot: number | null) => readonly LedgerRow[];

/**
 * The ledger of an entry by slot. A unit answers the rows of its lower byte, of its upper byte, and
 * of both together, in this order, and none for a byte of 0. Rows that both earn only together go
 * to the upper byte, the series score.
 */
export function slotRows(
  { slots }: SlotLayout,
  scoring: StageScoring,
  entry: Uint8Array,
): SlotRows {
  const rows = slots.map((): readonly LedgerRow[] => []);
  for (const { pair, judge } of scoring.units) {
    const [low, high] = [entry[2 * pair] ?? 0, entry[2 * pair + 1] ?? 0];
    const ofLow = judge(low, 0);
    rows[2 * pair] = ofLow;
    rows[2 * pair + 1] = judge(low, high).slice(ofLow.length);
  }
  return (slot) => rows[slot ?? -1] ?? [];
}
