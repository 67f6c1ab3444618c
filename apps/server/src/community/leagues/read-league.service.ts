import { type Answer, type League, leagueMembersPageSize } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findBanned } from './league-bans.repository.ts';
import { findMembersPage, isMemberOf } from './league-members.repository.ts';
import type { LeagueParts, Viewer } from './league-parts.ts';
import { findLeague, type LeagueRow } from './leagues.repository.ts';
import { tellLeague } from './told-league.ts';

type Db = Kysely<Schema>;

export interface SeenLeague {
  readonly league: LeagueRow;
  readonly isMember: boolean;
}

/** A league, if it is there for this viewer: a hidden one for its members and Admins. */
export async function findSeenLeague(
  db: Db,
  leagueId: number,
  { userId, isAdmin }: Viewer,
): Promise<SeenLeague | null> {
  const league = await findLeague(db, leagueId);
  if (league === null) return null;
  const isMember = userId !== null && (await isMemberOf(db, leagueId, userId));
  return league.isHidden && !isMember && !isAdmin ? null : { league, isMember };
}

/** A league of which this viewer may see who is in it [rule: leagues-9]. */
export async function findOpenedLeague(
  db: Db,
  leagueId: number,
  viewer: Viewer,
): Promise<Outcome<SeenLeague, 'league_not_found' | 'members_only'>> {
  const seen = await findSeenLeague(db, leagueId, viewer);
  if (seen === null) return refuse('league_not_found');
  const isOpened = seen.league.passwordHash === null || seen.isMember;
  return isOpened ? done(seen) : refuse('members_only');
}

export async function readLeague(
  db: Db,
  leagueId: number,
  viewer: Viewer,
): Promise<Outcome<League, 'league_not_found'>> {
  const seen = await findSeenLeague(db, leagueId, viewer);
  return seen === null ? refuse('league_not_found') : done(tellLeague(seen.league, seen));
}

/** Most bans of a league at a time. */
export const bansAtMost = 200;

export async function readMembers(
  { db, cards }: Pick<LeagueParts, 'db' | 'cards'>,
  viewer: Viewer,
  { leagueId, from = 0 }: { readonly leagueId: number; readonly from?: number | undefined },
): Promise<Outcome<Answer<'GET /api/leagues/members'>, 'league_not_found' | 'members_only'>> {
  const opened = await findOpenedLeague(db, leagueId, viewer);
  if (!opened.ok) return opened;
  const { league } = opened.value;
  const page = await findMembersPage(db, leagueId, from, leagueMembersPageSize);
  const faces = await cards.of(page.map(({ userId }) => userId));
  const rows = page.flatMap(({ userId, joinedAt }, index) => {
    const card = faces[index];
    if (!card) return [];
    return {
      userId,
      username: card.username,
      ...(card.isStaff && ({ isStaff: true } as const)),
      nameplateId: card.nameplateId,
      joinedAt: joinedAt.toISOString(),
      isCreator: userId === league.createdBy,
    };
  });
  const total = league.memberCount;
  if (viewer.userId !== league.createdBy || from > 0) return done({ rows, total });
  const banned = await findBanned(db, leagueId, bansAtMost);
  return done({
    rows,
    total,
    banned: banned.map(({ id, username, bannedAt }) => ({
      userId: id,
      username: publicUsername({ id, username }),
      at: bannedAt.toISOString(),
    })),
  });
}
