import type { JoinedLeague } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { LeagueMembers } from '../leagues/league-members.ts';
import type { Held } from './held-standings.ts';
import { findJoinedLeagues, type JoinedRow } from './joined-leagues.repository.ts';
import { findEnteredEvents } from './league-events.repository.ts';
import type { LeagueEvents } from './league-events.ts';
import { type MemberRanks, rankAmong } from './member-ranks.ts';
import { membersOfLeague } from './members.ts';
import { boardWithGame, type RankingParts } from './read-rankings.service.ts';

export interface JoinedParts extends Pick<RankingParts, 'seals' | 'boards'> {
  readonly db: Kysely<Schema>;
  readonly leagueMembers: LeagueMembers;
  readonly leagueEvents: LeagueEvents;
  readonly ranks: Held<MemberRanks>;
}

type OwnPlace = Pick<JoinedLeague, 'eventRank' | 'move' | 'unranked'>;

/** The leagues of a user, with the rank in each at its latest event of the game [rule: leagues-15]. */
export async function readJoined(
  parts: JoinedParts,
  userId: number,
  gameId: GameId,
): Promise<JoinedLeague[]> {
  const rows = await findJoinedLeagues(parts.db, userId);
  return Promise.all(
    rows.map(async (row) => tellJoined(row, await placeIn(parts, row, userId, gameId))),
  );
}

const notScored: OwnPlace = { eventRank: null, move: null, unranked: 'not_scored' };
const noEntry: OwnPlace = { eventRank: null, move: null, unranked: 'no_entry' };

async function placeIn(
  parts: JoinedParts,
  league: JoinedRow,
  userId: number,
  gameId: GameId,
): Promise<OwnPlace> {
  const members = await parts.leagueMembers.of(league.id);
  const events = members && (await parts.leagueEvents.of(league, members, gameId));
  const latest = events?.at(-1);
  if (!members || !latest) return notScored;
  const found = await boardWithGame(parts, latest.id);
  if (!found) return notScored;
  const { board } = found;
  const ranks = await parts.ranks.of(board, membersOfLeague(league.id, members));
  const own = members.userIds.includes(userId)
    ? rankAmong(board, await board.earlier(), ranks, userId)
    : null;
  if (own) {
    return own.rank === null ? notScored : { eventRank: own.rank, move: own.move, unranked: null };
  }
  // Entries that are not sealed stand on no board; one's own are no secret.
  const isOpen = board.scoreboard.entrantCount === 0;
  const entered = isOpen ? await findEnteredEvents(parts.db, [latest.id], [userId]) : [];
  return entered.length > 0 ? notScored : noEntry;
}

const tellJoined = (row: JoinedRow, place: OwnPlace): JoinedLeague => ({
  leagueId: row.id,
  leagueName: row.name,
  nameplateId: row.nameplateId ?? 0,
  joinDate: row.joinedAt.toISOString(),
  memberCount: row.memberCount,
  createdBy: row.createdBy,
  creatorName: publicUsername({ id: row.createdBy, username: row.creatorName }),
  hasPassword: row.hasPassword,
  requireDiscord: row.requireDiscord,
  requireReddit: row.requireReddit,
  isAnalystLeague: row.isAnalystLeague,
  ...place,
});
