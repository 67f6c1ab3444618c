import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  heightOf,
  type RowHeights,
  rowAt,
  TIER_LINE_PX,
  topOf,
  totalHeight,
} from './row-heights.ts';

const someRows = fc
  .record({
    firstRow: fc.constantFrom(1, 4),
    count: fc.integer({ min: 1, max: 60 }),
    rowPx: fc.constantFrom(44, 46),
    starts: fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 5 }),
  })
  .map(
    ({ firstRow, count, rowPx, starts }): RowHeights => ({
      firstRow,
      rowPx,
      lastRow: firstRow + count - 1,
      tierRows: starts
        .filter((start) => start < count)
        .map((start) => firstRow + start)
        .sort((a, b) => a - b),
    }),
  );

test('rows and tier lines stand below each other without a gap', () => {
  fc.assert(
    fc.property(someRows, fc.nat(), (rows, seed) => {
      let y = 0;
      for (let row = rows.firstRow; row <= rows.lastRow; row += 1) {
        expect(topOf(rows, row)).toBe(y);
        const height = rows.tierRows.includes(row) ? rows.rowPx + TIER_LINE_PX : rows.rowPx;
        expect(heightOf(rows, row)).toBe(height);
        expect(rowAt(rows, y + (seed % height))).toBe(row);
        y += height;
      }
      expect(totalHeight(rows)).toBe(y);
      expect(rowAt(rows, y + seed)).toBe(rows.lastRow);
      expect(rowAt(rows, -1)).toBe(rows.firstRow);
    }),
  );
});
