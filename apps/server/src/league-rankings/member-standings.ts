import {
  type EarlierStandings,
  percentileOf,
  ranksOf,
  type Scoreboard,
  type ScoreboardRow,
} from '@callshot/rules';
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
  /** How many of them are on the board. */
  readonly ranked: number;
  /** At most `count` places from the 1-based row `startRow` on. */
  page(startRow: number, count: number): readonly MemberPlace[];
  /** Null = no member. */
  placeOf(userId: number): MemberPlace | null;
}

/**
 * Ranks members by the board and by what it was before the last result. Holds twenty bytes a member, and
 * nothing of the board.
 */
export function* standingsInSlices(
  scoreboard: Scoreboard,
  earlier: EarlierStandings | null,
  members: Members,
): Generator<void, MemberStandings> {
  const among = scoreboard.among(members.userIds);
  yield;
  const rows = among.page(1, among.entrantCount);
  const ranked = rows.length;
  yield;
  const entrants = Uint32Array.from(rows, ({ entrant }) => entrant);
  const totals = Uint32Array.from(rows, ({ totalScore }) => totalScore);
  const ranks = scoreboard.hasResults ? Uint32Array.from(rows, ({ rank }) => rank ?? 0) : null;
  yield;
  const earlierRanks =
    ranks && earlier ? ranksOf(Uint32Array.from(entrants, earlier.totalOf)) : null;
  yield;
  const userIds = inOrder(rows, members);

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
function inOrder(rows: readonly ScoreboardRow[], members: Members): Int32Array {
  const userIds = new Int32Array(members.userIds.length);
  const isPlaced = new Set<number>();
  rows.forEach(({ userId }, at) => {
    userIds[at] = userId;
    isPlaced.add(userId);
  });
  let at = rows.length;
  for (const userId of members.userIds) {
    if (!isPlaced.has(userId)) userIds[at++] = userId;
  }
  return userIds;
}
