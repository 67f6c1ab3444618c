import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import { tidyLeagueName } from '@callshot/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Made } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { leagueNameKey } from '../leagues/league-name-key.ts';
import {
  existsLeagueName,
  lockDeletedLeague,
  lockLeagueName,
  unmarkLeagueDeleted,
} from '../leagues/leagues.repository.ts';
import { auditLeague } from './audited-league.ts';
import { leagueNameTaken, nameErrorOf } from './judge-league.service.ts';
import type { LeagueListNeeds } from './league-list-parts.ts';
import { findDeletedName } from './listed-leagues.repository.ts';
import { findManaged } from './managed-leagues.service.ts';
import { leagueRestoredKind } from './notice-kinds.ts';

type Key = 'POST /api/leagues/restore';
type Restored = Outcome<Made<Answer<Key>>, AnsweredRefusal<Key>>;

/** Under its own name, or under another one while somebody else has that. */
export async function restoreLeague(
  parts: LeagueListNeeds,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Restored> {
  const { db, changes } = parts;
  const restored = await db
    .transaction()
    .execute((trx) => restoreWithin(trx, parts, actorUserId, wanted));
  if (restored.ok && restored.value.league) changes.announce('league', wanted.leagueId);
  return restored;
}

export async function restoreWithin(
  trx: Transaction<Schema>,
  { isCleanName, tellUser }: Pick<LeagueListNeeds, 'isCleanName' | 'tellUser'>,
  actorUserId: number,
  { leagueId, name: wanted }: Body<Key>,
): Promise<Restored> {
  const before = await findDeletedName(trx, leagueId);
  if (before === null) return refuse('league_not_deleted');
  const name = wanted === undefined ? before : tidyLeagueName(wanted);
  // A name that it had is not judged anew.
  const nameError = name === before ? null : await nameErrorOf(trx, isCleanName, name);
  if (nameError !== null) return done({ nameError, league: null });
  const nameKey = leagueNameKey(name);
  await lockLeagueName(trx, nameKey);
  const league = await lockDeletedLeague(trx, leagueId);
  if (league === null) return refuse('league_not_deleted');
  if (await existsLeagueName(trx, nameKey, leagueId)) {
    return wanted === undefined
      ? refuse('name_taken')
      : done({ nameError: leagueNameTaken, league: null });
  }
  await unmarkLeagueDeleted(trx, leagueId, { name, nameKey });
  await auditLeague(trx, league, {
    actorUserId,
    action: 'league.restored',
    before: { name: league.name },
    after: { name },
  });
  await tellUser(trx, league.createdBy, leagueRestoredKind, { leagueId, name });
  return done({ nameError: null, league: await findManaged(trx, leagueId) });
}
