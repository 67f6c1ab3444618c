import type { Leaderboard } from '@callshot/contract';
import type { EventBoard } from '../scoreboards/boards.ts';

/** Pages of one board that are kept; of the others, the one that was not read for longest goes. */
const keptAtMost = 100;

type Staff = ReadonlySet<number>;

interface Kept {
  readonly staff: Staff;
  readonly pages: Map<number, Leaderboard>;
}

/** Pages by the row they start at, made once for each state of the board and of who is staff. */
export function createKeptPages(
  make: (board: EventBoard, staff: Staff, startRow: number) => Leaderboard,
) {
  const kept = new WeakMap<EventBoard, Kept>();
  const pagesOf = (board: EventBoard, staff: Staff): Kept['pages'] => {
    const there = kept.get(board);
    if (there?.staff === staff) return there.pages;
    const pages: Kept['pages'] = new Map();
    kept.set(board, { staff, pages });
    return pages;
  };
  return (board: EventBoard, staff: Staff, startRow: number): Leaderboard => {
    const pages = pagesOf(board, staff);
    const page = pages.get(startRow) ?? Object.freeze(make(board, staff, startRow));
    pages.delete(startRow);
    pages.set(startRow, page);
    const oldest = pages.keys().next();
    if (pages.size > keptAtMost && !oldest.done) pages.delete(oldest.value);
    return page;
  };
}
