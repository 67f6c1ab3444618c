import type { Leaderboard } from '@callshot/contract';
import type { EventBoard } from '../scoreboards/boards.ts';

/** Pages of one board that are kept; of the others, the one that was not read for longest goes. */
const keptAtMost = 100;

/** Pages by the row they start at, made once for each state of the board. */
export function createKeptPages(make: (board: EventBoard, startRow: number) => Leaderboard) {
  const kept = new WeakMap<EventBoard, Map<number, Leaderboard>>();
  return (board: EventBoard, startRow: number): Leaderboard => {
    const pages = kept.get(board) ?? new Map<number, Leaderboard>();
    kept.set(board, pages);
    const page = pages.get(startRow) ?? Object.freeze(make(board, startRow));
    pages.delete(startRow);
    pages.set(startRow, page);
    const oldest = pages.keys().next();
    if (pages.size > keptAtMost && !oldest.done) pages.delete(oldest.value);
    return page;
  };
}
