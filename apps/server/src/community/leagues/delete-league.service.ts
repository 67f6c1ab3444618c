import type { RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LeagueParts } from './league-parts.ts';
import {
  deleteLongDeletedLeagues,
  type LeagueRow,
  lockLeague,
  markLeagueDeleted,
} from './leagues.repository.ts';
import { holdUsers } from './lock-joiner.repository.ts';
import { refuseOther } from './refuse-other.ts';

type DeletionParts = Pick<LeagueParts, 'db' | 'changes'>;

/** Deletes a league of the own. */
export async function deleteLeague(
  { db, changes }: DeletionParts,
  userId: number,
  leagueId: number,
): Promise<Outcome<null, RefusalCode<'DELETE /api/leagues/delete'>>> {
  const deleted = await db.transaction().execute(async (trx) => {
    await holdUsers(trx, [userId]);
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    if (league.createdBy !== userId) return refuseOther(trx, league, userId);
    await closeLeague(trx, league, { userId, reason: null });
    return done(null);
  });
  if (deleted.ok) changes.announce('league-rights', leagueId);
  return deleted;
}

/** Deletes a locked league, for 30 days in such a way that it can be brought back. */
export async function closeLeague(
  trx: Kysely<Schema>,
  league: Pick<LeagueRow, 'id' | 'name'>,
  by: { readonly userId: number; readonly reason: string | null },
): Promise<void> {
  await markLeagueDeleted(trx, league.id, by);
  await insertAudit(trx, {
    actorUserId: by.userId,
    action: 'league.deleted',
    subjectType: 'league',
    subjectId: league.id,
    before: { name: league.name },
    reason: by.reason,
  });
}

/** [rule: leagues-31] */
const keptDays = 30;
const atOnce = 50;

/** Purges leagues that were deleted long ago, some in each statement. */
export async function purgeLeagues(db: Kysely<Schema>): Promise<void> {
  while ((await deleteLongDeletedLeagues(db, keptDays, atOnce)).length === atOnce);
}
