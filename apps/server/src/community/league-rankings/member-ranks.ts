import { type EarlierStandings, ranksByTotal } from '@callshot/rules';
import type { Members } from '../leagues/league-members.ts';
import type { MemberPlace, RankedBoard } from './member-standings.ts';

/**
 * The rank that a total has among members of a league, without sorting them or keeping the board.
 */
export interface MemberRanks {
  /** Null before the first result. */
  readonly byTotal: ReadonlyMap<number, number> | null;
  /** By what there was before the last result. */
  readonly byEarlierTotal: ReadonlyMap<number, number> | null;
}

export function* memberRanksInSlices(
  { scoreboard, entrants: { directory } }: RankedBoard,
  earlier: EarlierStandings | null,
  { userIds }: Members,
): Generator<void, MemberRanks> {
  if (!scoreboard.hasResults) return { byTotal: null, byEarlierTotal: null };
  const found = new Uint32Array(userIds.length);
  let count = 0;
  for (const userId of userIds) {
    const entrant = directory.find(userId);
    if (entrant !== null) found[count++] = entrant;
  }
  const entrants = found.subarray(0, count);
  yield;
  const byTotal = ranksByTotal(entrants.map((entrant) => scoreboard.totals[entrant] ?? 0));
  yield;
  return { byTotal, byEarlierTotal: earlier && ranksByTotal(entrants.map(earlier.totalOf)) };
}

export type OwnRank = Pick<NonNullable<MemberPlace['entry']>, 'rank' | 'move'>;

/** The ranked place of a member; null = no entry on the board. */
export function rankAmong(
  { scoreboard, entrants: { directory } }: RankedBoard,
  earlier: EarlierStandings | null,
  { byTotal, byEarlierTotal }: MemberRanks,
  userId: number,
): OwnRank | null {
  const entrant = directory.find(userId);
  if (entrant === null) return null;
  const rank = byTotal?.get(scoreboard.totals[entrant] ?? 0) ?? null;
  const earlierRank = (earlier && byEarlierTotal?.get(earlier.totalOf(entrant))) ?? null;
  return { rank, move: rank === null || earlierRank === null ? null : earlierRank - rank };
}
