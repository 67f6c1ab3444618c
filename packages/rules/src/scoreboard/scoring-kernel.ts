import type { Totals } from '../ranking/ranking.ts';
import type { PointsTable } from '../scoring/scoring-unit.ts';
import { addPoints } from './add-points.ts';
import { layOutTables } from './points-sheet.ts';

/** A stage's results, ready to be added to the totals of the entries of one block. */
export interface EntryScorer {
  /** Adds the points of entries `from`, a multiple of `SCORER_STEP`, to `to` to their totals. */
  add(totals: Totals, from: number, to: number): void;
}

/** The step at which a scorer can pause and resume: a multiple of every kernel’s lanes. */
export const SCORER_STEP = 1024;

/** A stage's entries as a kernel keeps them. */
export interface KernelMemory {
  /** Zeros at first; at least as many whole groups of `lanes` entries as hold all of them. */
  readonly bytes: Uint8Array;
  /** `tables`: one a pair of the layout. */
  scorer(tables: readonly PointsTable[]): EntryScorer;
}

/**
 * The memory layout of entries, and their summing. In each group of `lanes` entries, the bytes of the
 * first slot are adjacent, then those of the second, and so on.
 */
export interface ScoringKernel {
  /** A power of two. */
  readonly lanes: number;
  open(count: number, stride: number): KernelMemory;
}

/** The reference implementation, used where nothing faster runs: an entry's bytes lie in a row. */
export const PLAIN_KERNEL: ScoringKernel = {
  lanes: 1,
  open: (count, stride) => {
    const bytes = new Uint8Array(count * stride);
    const pairs = new Uint16Array(bytes.buffer);
    return {
      bytes,
      scorer: (tables) => {
        const sheet = layOutTables(tables);
        return { add: (totals, from, to) => addPoints(pairs, sheet, totals, from, to) };
      },
    };
  },
};
