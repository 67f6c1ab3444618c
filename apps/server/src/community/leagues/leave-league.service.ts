import type { RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findNameOf } from './joiners.repository.ts';
import { countBans, deleteBan, insertBan } from './league-bans.repository.ts';
import { deleteMember } from './league-members.repository.ts';
import type { LeagueParts } from './league-parts.ts';
import { lockLeague } from './leagues.repository.ts';
import { holdUsers } from './lock-joiner.repository.ts';
import { bansAtMost } from './read-league.service.ts';
import { refuseOther } from './refuse-other.ts';

type MemberParts = Pick<LeagueParts, 'db' | 'changes'>;

/** Leaves a league; its creator hands it over or deletes it first [rule: leagues-30]. */
export async function leaveLeague(
  { db, changes }: MemberParts,
  userId: number,
  leagueId: number,
): Promise<Outcome<null, RefusalCode<'DELETE /api/leagues/leave'>>> {
  const left = await db.transaction().execute(async (trx) => {
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    if (league.createdBy === userId) return refuse('creator_leaves');
    if (await deleteMember(trx, leagueId, userId)) return done(null);
    return refuse(league.isHidden ? 'league_not_found' : 'not_in_league');
  });
  if (left.ok) changes.announce('league', leagueId);
  return left;
}

export interface Removal {
  readonly leagueId: number;
  readonly userId: number;
  readonly isBanned: boolean;
}

/** The creator removes somebody else, who may come back unless banned [rule: leagues-29]. */
export async function removeMember(
  { db, changes }: MemberParts,
  actorUserId: number,
  { leagueId, userId, isBanned }: Removal,
): Promise<Outcome<null, RefusalCode<'DELETE /api/leagues/removeMember'>>> {
  const removed = await db.transaction().execute(async (trx) => {
    await holdUsers(trx, [actorUserId, userId]);
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    if (league.createdBy !== actorUserId) return refuseOther(trx, league, actorUserId);
    if (userId === actorUserId) return refuse('creator_leaves');
    if (isBanned && (await countBans(trx, leagueId)) >= bansAtMost) return refuse('too_many_bans');
    if (!(await deleteMember(trx, leagueId, userId))) return refuse('not_a_member');
    if (isBanned) await insertBan(trx, { leagueId, userId, bannedBy: actorUserId });
    await insertAudit(trx, {
      actorUserId,
      action: isBanned ? 'league.member_banned' : 'league.member_removed',
      subjectType: 'league',
      subjectId: leagueId,
      after: { member: await findNameOf(trx, userId) },
      erasedWith: userId,
    });
    return done(null);
  });
  if (removed.ok) changes.announce('league-rights', leagueId);
  return removed;
}

/** Lets somebody join again; who is not banned is not the less welcome. */
export async function unbanMember(
  { db }: Pick<MemberParts, 'db'>,
  actorUserId: number,
  { leagueId, userId }: Pick<Removal, 'leagueId' | 'userId'>,
): Promise<Outcome<null, RefusalCode<'POST /api/leagues/unban'>>> {
  return db.transaction().execute(async (trx) => {
    const there = await holdUsers(trx, [userId]);
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    if (league.createdBy !== actorUserId) return refuseOther(trx, league, actorUserId);
    if (!(await deleteBan(trx, leagueId, userId))) return done(null);
    await insertAudit(trx, {
      actorUserId,
      action: 'league.member_unbanned',
      subjectType: 'league',
      subjectId: leagueId,
      after: { member: await findNameOf(trx, userId) },
      // A deleted account has no name left to erase.
      ...(there.has(userId) && { erasedWith: userId }),
    });
    return done(null);
  });
}
