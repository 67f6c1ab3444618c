/** How often each value of a slot was picked, and by how many of those who submitted the stage. */
export interface SlotStatistics {
  /** Entries by value, 256 of them; value 0 counts those who picked nothing there. */
  readonly counts: Uint32Array;
  readonly submitted: number;
}

/** Counts one slot over all entries of a block; rows of zeros are entrants who skipped the stage. */
export function slotStatistics(block: Uint8Array, stride: number, slot: number): SlotStatistics {
  const counts = new Uint32Array(256);
  let submitted = 0;
  for (let row = 0; row < block.length; row += stride) {
    const value = block[row + slot] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
    if (value !== 0 || hasPick(block, row, stride)) submitted += 1;
  }
  return { counts, submitted };
}

function hasPick(block: Uint8Array, row: number, stride: number): boolean {
  for (let at = row; at < row + stride; at += 1) if (block[at] !== 0) return true;
  return false;
}

/** Share of submitters who picked `value`: 0 to 100 with one decimal (decision 236). */
export const percentPicked = ({ counts, submitted }: SlotStatistics, value: number): number =>
  submitted === 0 ? 0 : Math.round((1000 * (counts[value] ?? 0)) / submitted) / 10;
