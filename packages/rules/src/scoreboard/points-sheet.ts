import type { PointsTable } from '../scoring/scoring-unit.ts';

/** A stage's points tables in one array: pair k pays `points[bases[k] + (low | high << 8)]`. */
export interface PointsSheet {
  readonly points: Uint8Array | Uint16Array;
  readonly bases: Int32Array;
}

/** Values of a pair's lower byte: the distance between two values of its upper byte. */
const ROW = 256;

/**
 * Lays tables beside each other. A table uses only the first few of the 256 cells of each row, so
 * the next one starts right behind them. The whole stage then stays in the processor's nearest
 * cache.
 */
export function layOutTables(tables: readonly PointsTable[]): PointsSheet {
  const bases = new Int32Array(tables.length);
  const band = { start: 0, used: 0, rows: 0 };
  tables.forEach((table, pair) => {
    if (band.used + table.lowSize > ROW) {
      Object.assign(band, { start: band.start + band.rows * ROW, used: 0, rows: 0 });
    }
    bases[pair] = band.start + band.used;
    band.used += table.lowSize;
    band.rows = Math.max(band.rows, table.highSize);
  });
  const size = band.start + (band.rows + 1) * ROW;
  const points = tables.some((table) => highestOf(table) > 255)
    ? new Uint16Array(size)
    : new Uint8Array(size);
  tables.forEach((table, pair) => {
    copyTable(table, points, bases[pair] ?? 0);
  });
  return { points, bases };
}

/** The most points that a pair can pay. */
export const highestOf = ({ points }: PointsTable): number =>
  points.reduce((most, paid) => Math.max(most, paid), 0);

function copyTable(table: PointsTable, to: Uint8Array | Uint16Array, base: number): void {
  for (let high = 0; high < table.highSize; high += 1) {
    const row = table.points.subarray(high * table.lowSize, (high + 1) * table.lowSize);
    to.set(row, base + high * ROW);
  }
}
