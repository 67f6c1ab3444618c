import { LRUCache } from 'lru-cache';
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

export function createKeptMatrices(most = keptBytesAtMost): KeptMatrices {
  const kept = new LRUCache<string, LeagueMatrix>({
    maxSize: most,
    sizeCalculation: (matrix) => Math.max(1, bytesOf(matrix)),
  });
  const underWay = new Map<string, Promise<LeagueMatrix>>();
  const make = async (key: string, build: () => Promise<LeagueMatrix>): Promise<LeagueMatrix> => {
    try {
      const matrix = await build();
      kept.set(key, matrix);
      return matrix;
    } finally {
      underWay.delete(key);
    }
  };
  return {
    of: async (key, build) => {
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      const matrix = make(key, build);
      underWay.set(key, matrix);
      return matrix;
    },
    bytes: () => kept.calculatedSize,
  };
}
