/** How often each value of a slot was picked, and by how many of those who submitted the stage. */
export interface SlotStatistics {
  /** Entries by value, 256 of them; value 0 counts those who picked nothing there. */
  readonly counts: Uint32Array;
  /** Entries with any pick: who skipped the stage does not count. */
  readonly submitted: number;
}

/** Share of submitters who picked `value`: 0 to 100 with one decimal [rule: pick-data-3]. */
export const percentPicked = ({ counts, submitted }: SlotStatistics, value: number): number =>
  submitted === 0 ? 0 : Math.round((1000 * (counts[value] ?? 0)) / submitted) / 10;
