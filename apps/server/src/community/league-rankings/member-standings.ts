import {
  type EarlierStandings,
  type EntrantDirectory,
  percentileOf,
  ranksOf,
  type ScoreboardRow,
} from '@callshot/rules';
import type { EventBoard } from '../../play/scoreboards/boards.ts';
import type { Members } from '../leagues/league-members.ts';

/** A member's place among the others; those who are on no board follow those who are. */
export interface MemberPlace {
  readonly userId: number;
  /** 1-based position. */
  readonly row: number;
  /** Null = no entry on the board. */
  readonly entry: (ScoreboardRow & { readonly move: number | null }) | null;
}

/** Members of a league among themselves at one state of an event's board. */
export interface MemberStandings {
  readonly memberCount: number;
  /** Number of members on the board. */
  readonly ranked: number;
  /** At most `count` places from the 1-based row `startRow` on. */
  page(startRow: number, count: number): readonly MemberPlace[];
  /** Null = no member. */
  placeOf(userId: number): MemberPlace | null;
}

/** The part of a board that ranks its entrants. */
export type RankedBoard = Pick<EventBoard, 'scoreboard'> & {
  readonly entrants: Pick<EventBoard['entrants'], 'directory'>;
};

/**
 * Ranks members by the board and by what it was before the last result. Holds twenty bytes a member, and
 * nothing of the board.
 */
export function* standingsInSlices(
  { scoreboard, entrants: { directory } }: RankedBoard,
  earlier: EarlierStandings | null,
  members: Members,
): Generator<void, MemberStandings> {
  const entrants = scoreboard.among(members.userIds).order;
  yield;
  const totals = entrants.map((entrant) => scoreboard.totals[entrant] ?? 0);
  const ranks = scoreboard.hasResults ? ranksOf(totals) : null;
  yield;
  const earlierRanks = ranks && earlier ? ranksOf(entrants.map(earlier.totalOf)) : null;
  yield;
  const userIds = inOrder(directory, entrants, members);
  return readerOf({ userIds, entrants, totals, ranks, earlierRanks });
}

interface Placed {
  /** All members; the ranked ones first, as many as the following lists are long. */
  readonly userIds: Int32Array;
  readonly entrants: Uint32Array;
  readonly totals: Uint32Array;
  readonly ranks: Uint32Array | null;
  readonly earlierRanks: Uint32Array | null;
}

/** Apart from the computation, so that no closure keeps the board alive. */
function readerOf({ userIds, entrants, totals, ranks, earlierRanks }: Placed): MemberStandings {
  const ranked = entrants.length;
  const placeAt = (at: number): MemberPlace => {
    const userId = userIds[at] as number;
    if (at >= ranked) return { userId, row: at + 1, entry: null };
    const rank = ranks ? (ranks[at] as number) : null;
    const earlierRank = earlierRanks ? (earlierRanks[at] as number) : null;
    return {
      userId,
      row: at + 1,
      entry: {
        userId,
        entrant: entrants[at] as number,
        totalScore: totals[at] as number,
        row: at + 1,
        rank,
        isTied: rank !== null && (ranks?.[at - 1] === rank || ranks?.[at + 1] === rank),
        percentile: rank === null ? 100 : percentileOf(rank, ranked),
        move: rank === null || earlierRank === null ? null : earlierRank - rank,
      },
    };
  };
  return {
    memberCount: userIds.length,
    ranked,
    page: (startRow, count) => {
      const first = startRow - 1;
      const shown = Math.max(0, Math.min(count, userIds.length - first));
      return Array.from({ length: shown }, (_, at) => placeAt(first + at));
    },
    placeOf: (userId) => {
      const at = userIds.indexOf(userId);
      return at < 0 ? null : placeAt(at);
    },
  };
}

/** Those on the board as they stand there, then the others as they are listed. */
function inOrder(directory: EntrantDirectory, entrants: Uint32Array, members: Members): Int32Array {
  const userIds = new Int32Array(members.userIds.length);
  userIds.set(Int32Array.from(entrants, directory.userId));
  let at = entrants.length;
  if (at < userIds.length) {
    for (const userId of members.userIds) {
      if (directory.find(userId) === null) userIds[at++] = userId;
    }
  }
  return userIds;
}
