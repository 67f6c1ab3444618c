/** Counts of each value of a slot, and of the entrants who submitted the stage. */
export interface SlotStatistics {
  /** Entries by value, 256 of them; value 0 counts those who picked nothing there. */
  readonly counts: Uint32Array;
  /** Entries with any pick: who skipped the stage does not count. */
  readonly submitted: number;
}
