import type { Leaderboard } from '@callshot/contract';
import { TrophyType } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { UserCard, UserCards } from '../../account/accounts/users/user-cards.ts';
import { createSemaphore } from '../../platform/background/semaphore.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { runInSlices } from '../../platform/slices.ts';
import type { Boards, EventBoard } from '../scoreboards/boards.ts';
import type { LateEntrants } from '../scoreboards/late-entrants.ts';
import type { Seals } from '../seals/seals.ts';
import { type BoardLine, lateLineOf, linesOf, pageLinesOf } from './board-lines.ts';
import { findLate } from './find-late.ts';
import { createKeptPages } from './kept-pages.ts';
import { recordOf } from './leaderboard-record.ts';
import { createOpenSearch } from './open-search.ts';
import { findRecentEntrants } from './recent-entrants.repository.ts';

export interface LeaderboardParts {
  readonly db: Kysely<Schema>;
  readonly seals: Seals;
  readonly boards: Boards;
  readonly changes: Changes;
  readonly cards: UserCards;
}

/** The start of a page: a row, an end of the board, or around the caller. */
type PagePlace = 'top' | 'bottom' | 'me' | number;

export interface PlaceOnBoard {
  readonly eventId: number;
  readonly at: PagePlace;
  /** Null = a visitor, who is on no board. */
  readonly userId: number | null;
  readonly generation?: number | undefined;
}

type Page = Outcome<Leaderboard, 'event_not_found'>;

/** Reads boards of users a page at a time. */
export interface LeaderboardReader {
  page(eventId: number, startRow: number, generation?: number): Promise<Page>;
  pageAt(place: PlaceOnBoard): Promise<Page>;
  search(
    eventId: number,
    text: string,
  ): Promise<Outcome<Leaderboard, 'event_not_found' | 'unavailable'>>;
}

/** Rows of a page [rule: boards-12]. */
const pageSize = 30;
/** Length of RECENT ENTRANTS [rule: boards-15]. */
const recentAtMost = 10;
/** The most searches at a time, so that saves and boards have room beside them. */
const searches = { running: 4, waiting: 16 };

export function createLeaderboardReader(parts: LeaderboardParts): LeaderboardReader {
  const { db, cards } = parts;
  const pageOf = createKeptPages({
    cards,
    linesOf: (board, startRow) => pageLinesOf(board, startRow, pageSize),
    make: async (board, lines, shown) => listOf(board, lines, shown, await board.late()),
  });

  const boardOf = async (eventId: number, generation?: number): Promise<EventBoard | null> => {
    const event = await parts.seals.currentEvent(eventId);
    return event && parts.boards.boardOf(eventId, generation);
  };
  const recentList = async (
    board: EventBoard,
    entrants: readonly { readonly id: number }[],
  ): Promise<Leaderboard> => {
    const shown = await cards.of(entrants.map(({ id }) => id));
    const records = entrants.map(({ id }, at) =>
      recordOf({ ...unranked, row: at + 1 }, id, shown[at]),
    );
    return { ...unscored, records, totalRecords: entrants.length, generation: board.generation };
  };
  const recentPage = async (board: EventBoard, startRow: number): Promise<Leaderboard> => {
    const entrants = await findRecentEntrants(db, board.eventId, recentAtMost);
    const list = await recentList(board, entrants);
    return { ...list, records: list.records.slice(startRow - 1) };
  };

  const openSearch = createOpenSearch(parts);
  const find = async (board: EventBoard, text: string): Promise<Leaderboard> => {
    if (isOpen(board)) {
      return recentList(board, await openSearch.search(board.eventId, text, pageSize));
    }
    const rows = await runInSlices(board.scoreboard.search(text, pageSize));
    const late = await board.late();
    const found = await findLate(db, late, text, pageSize - rows.length);
    const lateLines = found.flatMap((userId) => lateLineOf(board, late, userId) ?? []);
    const lines = [...(await linesOf(board, rows)), ...lateLines];
    return listOf(board, lines, await cards.of(lines.map(({ userId }) => userId)), late);
  };
  const inTurn = createSemaphore(searches);

  return {
    page: async (eventId, startRow, generation) => {
      const board = await boardOf(eventId, generation);
      if (!board) return refuse('event_not_found');
      return done(await (isOpen(board) ? recentPage(board, startRow) : pageOf(board, startRow)));
    },
    pageAt: async ({ eventId, at, userId, generation }) => {
      const board = await boardOf(eventId, generation);
      if (!board) return refuse('event_not_found');
      if (isOpen(board)) return done(await recentPage(board, 1));
      const late = await board.late();
      const startRow = startRowOf(board, late, at, userId);
      return done(startRow === null ? listOf(board, [], [], late) : await pageOf(board, startRow));
    },
    search: async (eventId, text) => {
      const board = await boardOf(eventId);
      if (!board) return refuse('event_not_found');
      const list = await inTurn(() => find(board, text));
      return list.ok ? list : refuse('unavailable');
    },
  };
}

/** Nothing is sealed yet: there are entrants, but no board. */
const isOpen = (board: EventBoard): boolean => board.stages.length === 0;

/** Resolves the start of a page to a row; null = the caller is not on the board. */
function startRowOf(
  board: EventBoard,
  late: LateEntrants,
  at: PagePlace,
  userId: number | null,
): number | null {
  const { scoreboard } = board;
  if (at === 'top') return 1;
  if (at === 'bottom') {
    return Math.max(1, scoreboard.entrantCount + late.rows.length - pageSize + 1);
  }
  if (at !== 'me') return at;
  if (userId === null) return null;
  const own = scoreboard.rowOfUser(userId) ?? lateLineOf(board, late, userId);
  return own && Math.max(1, own.row - pageSize / 2);
}

const listOf = (
  board: EventBoard,
  lines: readonly BoardLine[],
  cards: readonly UserCard[],
  { rows }: LateEntrants,
): Leaderboard => ({
  records: lines.map((line, at) => recordOf(line, line.userId, cards[at])),
  totalRecords: board.scoreboard.entrantCount + rows.length,
  ...(rows.length > 0 && { lateRecords: rows.length }),
  generation: board.generation,
  tiers: tiersOf(board),
  lastResult: lastResultOn(board),
});

/** Places make no tiers where goals do. */
const tiersOf = ({ goals, scoreboard }: EventBoard): Leaderboard['tiers'] =>
  goals
    ? []
    : scoreboard.tiers().map(({ tier, ...span }) => ({ trophyTypeId: TrophyType[tier], ...span }));

function lastResultOn({ lastResult }: EventBoard): Leaderboard['lastResult'] {
  const [first] = lastResult?.rows ?? [];
  if (!lastResult || !first) return null;
  return {
    at: lastResult.at.toISOString(),
    eventStageId: first.eventStageId,
    matchKeys: lastResult.rows.flatMap(({ slot, bracketPart }) => (bracketPart ? [slot] : [])),
  };
}

const unscored = { tiers: [], lastResult: null };
const unranked = {
  rank: null,
  totalScore: null,
  move: null,
  lastPoints: null,
  champion: null,
} as const;
