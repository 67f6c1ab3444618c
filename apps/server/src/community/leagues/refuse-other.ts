import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { refuse } from '../../platform/outcome.ts';
import { isMemberOf } from './league-members.repository.ts';
import type { LeagueRow } from './leagues.repository.ts';

/** The refusal for users other than the creator. A hidden league exists for its members only. */
export async function refuseOther(
  db: Kysely<Schema>,
  league: Pick<LeagueRow, 'id' | 'isHidden'>,
  userId: number,
) {
  const isThere = !league.isHidden || (await isMemberOf(db, league.id, userId));
  return isThere ? refuse('not_creator') : refuse('league_not_found');
}
