/**
 * The most that pairs of rows and columns are worth together. Each row and each column is in one pair at
 * most. `worth` has a list for each row, all equally long, of numbers from 0 on. This is the Hungarian
 * method: its steps grow with the cube of the larger side.
 */
export function mostTogether(worth: readonly (readonly number[])[]): number {
  const size = Math.max(worth.length, worth[0]?.length ?? 0);
  const worthAt = (row: number, column: number): number => worth[row - 1]?.[column - 1] ?? 0;
  const ofRow = new Array<number>(size + 1).fill(0);
  const ofColumn = new Array<number>(size + 1).fill(0);
  /** The row that each column is paired with; 0 = none. */
  const pairOf = new Array<number>(size + 1).fill(0);
  for (let row = 1; row <= size; row += 1) {
    const way = new Array<number>(size + 1).fill(0);
    const slack = new Array<number>(size + 1).fill(Number.POSITIVE_INFINITY);
    const isDone = new Array<boolean>(size + 1).fill(false);
    pairOf[0] = row;
    let column = 0;
    while (pairOf[column] !== 0) {
      isDone[column] = true;
      const from = pairOf[column] ?? 0;
      let next = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let other = 1; other <= size; other += 1) {
        if (isDone[other]) continue;
        const cost = -worthAt(from, other) - (ofRow[from] ?? 0) - (ofColumn[other] ?? 0);
        if (cost < (slack[other] ?? 0)) {
          slack[other] = cost;
          way[other] = column;
        }
        if ((slack[other] ?? 0) < least) {
          least = slack[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= size; other += 1) {
        if (isDone[other]) {
          const paired = pairOf[other] ?? 0;
          ofRow[paired] = (ofRow[paired] ?? 0) + least;
          ofColumn[other] = (ofColumn[other] ?? 0) - least;
        } else slack[other] = (slack[other] ?? 0) - least;
      }
      column = next;
    }
    while (column !== 0) {
      const before = way[column] ?? 0;
      pairOf[column] = pairOf[before] ?? 0;
      column = before;
    }
  }
  return pairOf.slice(1).reduce((sum, row, at) => sum + worthAt(row, at + 1), 0);
}
