import type { LedgerRow } from './ledger.ts';
import type { PointsTable, ScoringUnit } from './scoring-unit.ts';

const sumOf = (rows: readonly LedgerRow[]): number =>
  rows.reduce((sum, row) => sum + row.points, 0);

/**
 * Asks a unit what each possible pair of values pays. Bytes that merely share a pair are asked one
 * by one, since their points add up; a winner and its score are asked together.
 */
export function pointsTable(
  unit: ScoringUnit,
  lows: readonly number[],
  highs: readonly number[],
  isFused: boolean,
): PointsTable {
  const lowSize = Math.max(...lows) + 1;
  const highSize = Math.max(...highs) + 1;
  const points = new Uint16Array(lowSize * highSize);
  const pointsOf = isFused
    ? (low: number, high: number) => sumOf(unit.judge(low, high))
    : separate(unit, lows, highs);
  for (const high of highs) {
    for (const low of lows) points[high * lowSize + low] = pointsOf(low, high);
  }
  return { lows, highs, lowSize, highSize, points };
}

function separate(unit: ScoringUnit, lows: readonly number[], highs: readonly number[]) {
  const byLow = new Map(lows.map((low) => [low, sumOf(unit.judge(low, 0))]));
  const byHigh = new Map(highs.map((high) => [high, sumOf(unit.judge(0, high))]));
  return (low: number, high: number) => (byLow.get(low) ?? 0) + (byHigh.get(high) ?? 0);
}
