import type { League, RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Announce } from '../../platform/capability.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findNameOf } from './joiners.repository.ts';
import { passOnBans } from './league-bans.repository.ts';
import {
  findAllCreatedBy,
  findHeir,
  isMemberOf,
  lockLeaguesOf,
} from './league-members.repository.ts';
import type { LeagueParts } from './league-parts.ts';
import { findLeague, lockLeague, updateLeague } from './leagues.repository.ts';
import { holdUsers } from './lock-joiner.repository.ts';
import { refuseOther } from './refuse-other.ts';
import { tellLeague } from './told-league.ts';

/** Makes another member the creator; who hands over stays a member. */
export async function handOver(
  { db, changes }: Pick<LeagueParts, 'db' | 'changes'>,
  actorUserId: number,
  { leagueId, userId }: { readonly leagueId: number; readonly userId: number },
): Promise<Outcome<League, RefusalCode<'POST /api/leagues/handOver'>>> {
  const handed = await db.transaction().execute(async (trx) => {
    await holdUsers(trx, [userId]);
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    if (league.createdBy !== actorUserId) return refuseOther(trx, league, actorUserId);
    if (league.isAnalystLeague) return refuse('analyst_league');
    if (!(await isMemberOf(trx, leagueId, userId))) return refuse('not_a_member');
    if (userId !== actorUserId) {
      await updateLeague(trx, leagueId, { createdBy: userId });
      await insertAudit(trx, {
        actorUserId,
        action: 'league.handed_over',
        subjectType: 'league',
        subjectId: leagueId,
        after: { creator: await findNameOf(trx, userId) },
        erasedWith: userId,
      });
    }
    const after = await findLeague(trx, leagueId);
    if (after === null) throw new Error(`League ${leagueId} is locked and is not there`);
    return done(tellLeague(after, { isMember: true }));
  });
  if (handed.ok) changes.announce('league-rights', leagueId);
  return handed;
}

/**
 * When an account ends, its leagues go to their members of longest standing [rule: leagues-30]. Those
 * without anybody else go with the account; an analyst's becomes one like any other.
 */
export async function leaveAllLeagues(trx: Kysely<Schema>, userId: number): Promise<Announce> {
  const inherited = new Set<number>();
  const left = await lockLeaguesOf(trx, userId);
  await passOnBans(trx, userId);
  for (const { id } of await findAllCreatedBy(trx, userId)) {
    const heirId = await findHeir(trx, id, userId);
    if (heirId === null) continue;
    inherited.add(id);
    await updateLeague(trx, id, { createdBy: heirId, isAnalystLeague: false });
    await insertAudit(trx, {
      actorUserId: null,
      action: 'league.inherited',
      subjectType: 'league',
      subjectId: id,
      after: { creator: await findNameOf(trx, heirId) },
      erasedWith: heirId,
    });
  }
  return (changes) => {
    for (const { id } of left) {
      changes.announce(inherited.has(id) ? 'league-rights' : 'league', id);
    }
  };
}
