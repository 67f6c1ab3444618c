import type { LeagueMatrix } from './build-league-matrix.ts';

/** Matrices that were looked at last: readers of one come together, after a result. */
export interface KeptMatrices {
  of(key: string, build: () => Promise<LeagueMatrix>): Promise<LeagueMatrix>;
  /** Estimated size. */
  bytes(): number;
}

/** Pages of all that is kept take about this much, printed and compressed too. */
export const keptBytesAtMost = 64_000_000;

/** Size of a row: its numbers and its name, as objects and as text. */
const ROW_BYTES = 400;
/** Size of a cell: in memory, printed and compressed. */
const CELL_BYTES = 3;
/** Size of a column, with its options. */
const COLUMN_BYTES = 4000;

export const bytesOf = ({ columns, rows }: LeagueMatrix): number =>
  rows.length * (ROW_BYTES + CELL_BYTES * columns.length) + columns.length * COLUMN_BYTES;

interface Kept {
  readonly matrix: Promise<LeagueMatrix>;
  /** 0 while it is being made. */
  bytes: number;
}

export function createKeptMatrices(most = keptBytesAtMost): KeptMatrices {
  /** Those that were looked at last stand last. */
  const kept = new Map<string, Kept>();
  let bytes = 0;

  const drop = (key: string, entry: Kept): void => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  };
  const count = (key: string, entry: Kept, matrix: LeagueMatrix): void => {
    if (kept.get(key) !== entry) return;
    entry.bytes = bytesOf(matrix);
    bytes += entry.bytes;
    for (const [oldest, one] of kept) {
      if (bytes <= most) break;
      if (one.bytes > 0) drop(oldest, one);
    }
  };
  return {
    of: (key, build) => {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.matrix;
      }
      const entry: Kept = { matrix: build(), bytes: 0 };
      kept.set(key, entry);
      entry.matrix.then(
        (matrix) => count(key, entry, matrix),
        () => drop(key, entry),
      );
      return entry.matrix;
    },
    bytes: () => bytes,
  };
}
