import { leagueNameKey, tidyLeagueName } from '@callshot/rules';
import { insertAudit } from '../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
import type { LeagueParts } from './league-parts.ts';
import {
  existsLeagueName,
  lockDeletedLeague,
  lockLeagueName,
  unmarkLeagueDeleted,
} from './leagues.repository.ts';

/** Brings a deleted league back with its members, under a name that is free. */
export async function restoreLeague(
  { db, changes }: Pick<LeagueParts, 'db' | 'changes'>,
  actorUserId: number,
  wanted: { readonly leagueId: number; readonly name: string },
): Promise<Outcome<null, 'league_not_found' | 'name_taken'>> {
  const { leagueId } = wanted;
  const name = tidyLeagueName(wanted.name);
  const nameKey = leagueNameKey(name);
  const restored = await db.transaction().execute(async (trx) => {
    await lockLeagueName(trx, nameKey);
    const league = await lockDeletedLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    if (await existsLeagueName(trx, nameKey, null)) return refuse('name_taken');
    await unmarkLeagueDeleted(trx, leagueId, { name, nameKey });
    await insertAudit(trx, {
      actorUserId,
      action: 'league.restored',
      subjectType: 'league',
      subjectId: leagueId,
      after: { name },
    });
    return done(null);
  });
  if (restored.ok) changes.announce('league', leagueId);
  return restored;
}
