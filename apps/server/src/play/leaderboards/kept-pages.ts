import type { Leaderboard } from '@callshot/contract';
import type { UserCard, UserCards } from '../../account/accounts/users/user-cards.ts';
import type { EventBoard } from '../scoreboards/boards.ts';
import type { BoardLine } from './board-lines.ts';

/** The size of the cache of one board's pages; the least recently read page is dropped. */
const keptAtMost = 100;

export interface PageParts {
  readonly cards: Pick<UserCards, 'of' | 'state'>;
  linesOf(board: EventBoard, startRow: number): Promise<readonly BoardLine[]>;
  make(
    board: EventBoard,
    lines: readonly BoardLine[],
    cards: readonly UserCard[],
  ): Promise<Leaderboard> | Leaderboard;
}

interface Kept {
  readonly page: Leaderboard;
  readonly lines: readonly BoardLine[];
  readonly cards: readonly UserCard[];
  /** State of all cards: pages are good as long as it is the same. */
  readonly state: number;
}

/** A cache of pages by their first row, valid for one state of the board and of the set of staff. */
export function createKeptPages({ cards, linesOf, make }: PageParts) {
  const kept = new WeakMap<EventBoard, Map<number, Kept>>();
  const pagesOf = (board: EventBoard): Map<number, Kept> => {
    const pages = kept.get(board) ?? new Map<number, Kept>();
    kept.set(board, pages);
    return pages;
  };
  const renew = async (
    board: EventBoard,
    startRow: number,
    before: Kept | undefined,
  ): Promise<Kept> => {
    const state = cards.state();
    const lines = before?.lines ?? (await linesOf(board, startRow));
    const shown = await cards.of(lines.map(({ userId }) => userId));
    const isSame = before !== undefined && shown.every((card, at) => card === before.cards[at]);
    const page = isSame ? before.page : Object.freeze(await make(board, lines, shown));
    return { page, lines, cards: shown, state };
  };
  return async (board: EventBoard, startRow: number): Promise<Leaderboard> => {
    const pages = pagesOf(board);
    const there = pages.get(startRow);
    const page = there?.state === cards.state() ? there : await renew(board, startRow, there);
    pages.delete(startRow);
    pages.set(startRow, page);
    const oldest = pages.keys().next();
    if (pages.size > keptAtMost && !oldest.done) pages.delete(oldest.value);
    return page.page;
  };
}
