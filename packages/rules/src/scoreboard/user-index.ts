/** Users placed between two pauses. */
const SLICE = 1 << 12;

/**
 * The position of each user among the entrants: an open-addressing hash table, a quarter larger
 * than their number. A cell holds position + 1; 0 is free; on a collision the next free cell is
 * taken.
 */
export function* indexUsers(userIds: Int32Array): Generator<void, Int32Array> {
  const cells = new Int32Array(Math.ceil(userIds.length * 1.25) + 1);
  for (let from = 0; from < userIds.length; from += SLICE) {
    placeUsers(userIds, cells, from, Math.min(from + SLICE, userIds.length));
    yield;
  }
  return cells;
}

function placeUsers(userIds: Int32Array, cells: Int32Array, from: number, to: number): void {
  for (let position = from; position < to; position += 1) {
    let cell = firstCellOf(userIds[position] ?? 0, cells.length);
    while (cells[cell] !== 0) cell = cell + 1 === cells.length ? 0 : cell + 1;
    cells[cell] = position + 1;
  }
}

/** Position of a user, by the cells that `indexUsers` filled; null when they are not among them. */
export function findUser(userIds: Int32Array, cells: Int32Array, userId: number): number | null {
  let cell = firstCellOf(userId, cells.length);
  for (;;) {
    const position = (cells[cell] ?? 0) - 1;
    if (position < 0) return null;
    if (userIds[position] === userId) return position;
    cell = cell + 1 === cells.length ? 0 : cell + 1;
  }
}

/** Ids follow each other: multiplied by 2^32 over the golden ratio, they spread evenly (Knuth). */
const firstCellOf = (userId: number, cells: number): number =>
  Math.floor(((Math.imul(userId, 0x9e3779b1) >>> 0) * cells) / 2 ** 32);
