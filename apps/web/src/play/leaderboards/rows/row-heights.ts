/** The positions of a board's rows, without any of them being loaded. */
export interface RowHeights {
  readonly firstRow: number;
  readonly lastRow: number;
  /** Rows before which a tier begins, ascending; a line of its own stands above each. */
  readonly tierRows: readonly number[];
  /** The height of one row. */
  readonly rowPx: number;
}

export const TIER_LINE_PX = 38;

/** From the top of the list to the top of a row, its tier line included in the row. */
export const topOf = ({ firstRow, tierRows, rowPx }: RowHeights, row: number): number =>
  (row - firstRow) * rowPx + tierRows.filter((start) => start < row).length * TIER_LINE_PX;

export const heightOf = (rows: RowHeights, row: number): number =>
  rows.tierRows.includes(row) ? rows.rowPx + TIER_LINE_PX : rows.rowPx;

export const totalHeight = (rows: RowHeights): number => topOf(rows, rows.lastRow + 1);

/** The row at a height; rows beyond the ends are the first and the last. */
export function rowAt(rows: RowHeights, y: number): number {
  const { firstRow, lastRow, rowPx } = rows;
  // Tier lines only push rows down, and there are five at most.
  let row = Math.min(lastRow, firstRow + Math.max(0, Math.floor(y / rowPx)));
  while (row > firstRow && topOf(rows, row) > y) row -= 1;
  return row;
}
