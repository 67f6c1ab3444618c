import type { Leaderboard, LeaderboardEntry } from '@callshot/contract';
import type { ScoreboardRow } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../accounts/public-username.ts';
import { createTurns } from '../platform/background/turns.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Handlers, refuse } from '../platform/http/handler.ts';
import type { Boards, EventBoard } from '../scoreboards/boards.ts';
import { runInSlices } from '../scoreboards/slices.ts';
import type { Seals } from '../seals/seals.ts';
import { createKeptPages } from './kept-pages.ts';
import type { KnownStaff } from './known-staff.ts';
import { createOpenSearch } from './open-search.ts';
import { findRecentEntrants, type RecentEntrant } from './recent-entrants.repository.ts';

export interface LeaderboardParts {
  readonly db: Kysely<Schema>;
  readonly seals: Seals;
  readonly boards: Boards;
  readonly changes: Changes;
  readonly staff: KnownStaff;
}

export type LeaderboardKey =
  | 'GET /api/picks/get/leaderboard/:eventId'
  | 'GET /api/picks/get/leaderboard/:eventId/:startRow'
  | 'GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag'
  | 'GET /api/picks/search/leaderboard/:eventId/:text';

/** Rows of a page (event-experience §9). */
const pageSize = 30;
/** How many RECENT ENTRANTS are listed (decision 191). */
const recentAtMost = 10;
/** Anybody may search: beside saves and boards there is room for this many. */
const searches = { running: 4, waiting: 16 };

export function leaderboardHandlers(parts: LeaderboardParts): Handlers<LeaderboardKey> {
  const { db, staff } = parts;
  const pageOf = createKeptPages((board, staffIds, startRow) =>
    listOf(board, staffIds, board.scoreboard.page(startRow, pageSize)),
  );

  const boardOf = async (eventId: number, generation?: number): Promise<EventBoard | null> => {
    const event = await parts.seals.currentEvent(eventId);
    return event && parts.boards.boardOf(eventId, generation);
  };
  const page = async (eventId: number, startRow: number, generation?: number) => {
    const board = await boardOf(eventId, generation);
    if (!board) return refuse('event_not_found');
    const staffIds = await staff.ids();
    return isOpen(board)
      ? recentPage(db, board, staffIds, startRow)
      : pageOf(board, staffIds, startRow);
  };

  const openSearch = createOpenSearch(parts);
  const search = async (board: EventBoard, text: string): Promise<Leaderboard> => {
    const staffIds = await staff.ids();
    if (isOpen(board)) {
      const entrants = await openSearch.search(board.eventId, text, pageSize);
      return recentList(board, staffIds, entrants);
    }
    return listOf(board, staffIds, await runInSlices(board.scoreboard.search(text, pageSize)));
  };
  const inTurn = createTurns(searches);

  return {
    'GET /api/picks/get/leaderboard/:eventId': ({ params }) => page(params.eventId, 1),
    'GET /api/picks/get/leaderboard/:eventId/:startRow': ({ params, query }) =>
      page(params.eventId, params.startRow, query.generation),
    'GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag': async (call) => {
      const { params, query, caller } = call;
      const board = await boardOf(params.eventId, query.generation);
      if (!board) return refuse('event_not_found');
      const staffIds = await staff.ids();
      if (isOpen(board)) return recentPage(db, board, staffIds, 1);
      const startRow = startRowOf(board, params.rowOrFlag, caller.user?.id ?? null);
      return startRow === null ? listOf(board, staffIds, []) : pageOf(board, staffIds, startRow);
    },
    'GET /api/picks/search/leaderboard/:eventId/:text': async ({ params }) => {
      const board = await boardOf(params.eventId);
      if (!board) return refuse('event_not_found');
      const list = await inTurn(() => search(board, params.text));
      return list === 'busy' ? refuse('unavailable') : list;
    },
  };
}

/** Nothing is sealed yet: there are entrants, but no board. */
const isOpen = (board: EventBoard): boolean => board.stages.length === 0;

/** Where a page starts that was asked for by a row or a word; null = the caller is not on the board. */
function startRowOf(
  { scoreboard }: EventBoard,
  at: 'top' | 'bottom' | 'me' | number,
  userId: number | null,
): number | null {
  if (at === 'top') return 1;
  if (at === 'bottom') return Math.max(1, scoreboard.entrantCount - pageSize + 1);
  if (at !== 'me') return at;
  const own = userId === null ? null : scoreboard.rowOfUser(userId);
  return own && Math.max(1, own.row - pageSize / 2);
}

const listOf = (board: EventBoard, staff: Staff, rows: readonly ScoreboardRow[]): Leaderboard => ({
  records: rows.map((row) => ({
    ...unadorned,
    rank: row.rank,
    row: row.row,
    userId: row.userId,
    username: row.username,
    ...markOf(staff, row.userId),
    totalScore: row.totalScore,
    nameplateId: board.entrants.nameplateIds[row.entrant] ?? 0,
  })),
  totalRecords: board.scoreboard.entrantCount,
  generation: board.generation,
});

type Staff = ReadonlySet<number>;

const isStaff = { isStaff: true } as const;
const markOf = (staff: Staff, userId: number) => (staff.has(userId) ? isStaff : {});

/** Nobody has pinned a trophy. */
const unadorned = { pinnedEventName: null, pinnedTrophyImagePath: null, trophyUrl: null } as const;

async function recentPage(
  db: Kysely<Schema>,
  board: EventBoard,
  staff: Staff,
  startRow: number,
): Promise<Leaderboard> {
  const entrants = await findRecentEntrants(db, board.eventId, recentAtMost);
  const list = recentList(board, staff, entrants);
  return { ...list, records: list.records.slice(startRow - 1) };
}

const recentList = (
  board: EventBoard,
  staff: Staff,
  entrants: readonly RecentEntrant[],
): Leaderboard => ({
  records: entrants.map((user, at) => ({ ...recentEntry(user, at), ...markOf(staff, user.id) })),
  totalRecords: entrants.length,
  generation: board.generation,
});

const recentEntry = (user: RecentEntrant, at: number): LeaderboardEntry => ({
  ...unadorned,
  rank: null,
  row: at + 1,
  userId: user.id,
  username: publicUsername(user),
  totalScore: null,
  nameplateId: user.nameplateId,
});
