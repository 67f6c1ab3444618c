import {
  type Answer,
  type AnsweredRefusal,
  type Body,
  type FieldFault,
  fieldFault,
} from '@callshot/contract';
import { leagueNameProblem, tidyLeagueName } from '@callshot/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Made } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { makeNotice } from '../../reach/notifications/notices/make-notice.service.ts';
import { type IsCleanName, unwantedWord } from '../../staff/moderation/clean-name.ts';
import { closeLeague as markClosed } from '../leagues/delete-league.service.ts';
import { leagueNameKey } from '../leagues/league-name-key.ts';
import {
  existsLeagueName,
  type LeagueRow,
  lockLeague,
  lockLeagueName,
  updateLeague,
} from '../leagues/leagues.repository.ts';
import { answerReports } from '../reports/answer-reports.ts';
import { auditLeague } from './audited-league.ts';
import type { LeagueListNeeds } from './league-list-parts.ts';
import { findDeletionAt } from './listed-leagues.repository.ts';
import { findManaged } from './managed-leagues.service.ts';
import { closingOf, leagueClosedKind, leagueRenamedKind } from './notice-kinds.ts';

type RenameKey = 'POST /api/leagues/rename';
type CloseKey = 'POST /api/leagues/close';

export const leagueNameTaken = fieldFault('league_name_taken');

/** The fault of a name by the rules for creators, or null. */
export async function nameErrorOf(
  trx: Kysely<Schema>,
  isCleanName: IsCleanName,
  name: string,
): Promise<FieldFault | null> {
  return leagueNameProblem(name) ?? ((await isCleanName(trx, name)) ? null : unwantedWord);
}

export async function renameLeague(
  parts: LeagueListNeeds,
  actorUserId: number,
  { leagueId, name, reason }: Body<RenameKey>,
): Promise<Outcome<Made<Answer<RenameKey>>, AnsweredRefusal<RenameKey>>> {
  const { db, changes } = parts;
  const renamed = await db
    .transaction()
    .execute(async (trx): Promise<Outcome<Made<Answer<RenameKey>>, AnsweredRefusal<RenameKey>>> => {
      const changed = await renameWithin(trx, parts, actorUserId, { leagueId, name, reason });
      if (!changed.ok) return changed;
      const nameError = changed.value;
      return done({ nameError, league: nameError ? null : await findManaged(trx, leagueId) });
    });
  if (renamed.ok && renamed.value.league) changes.announce('league', leagueId);
  return renamed;
}

export interface LeagueRename {
  readonly leagueId: number;
  readonly name: string;
  readonly reason: string;
  /** It gets a name back that it had, which is not judged anew, and answers no report. */
  readonly isBack?: true;
}

/** Renames, tells the creator and answers reports; what is wrong with the name, or null. */
export async function renameWithin(
  trx: Transaction<Schema>,
  { isCleanName, tellUser }: Pick<LeagueListNeeds, 'isCleanName' | 'tellUser'>,
  actorUserId: number,
  { leagueId, name: named, reason, isBack }: LeagueRename,
): Promise<Outcome<FieldFault | null, 'league_not_found'>> {
  const name = tidyLeagueName(named);
  const nameError = isBack ? null : await nameErrorOf(trx, isCleanName, name);
  if (nameError !== null) return done(nameError);
  const nameKey = leagueNameKey(name);
  await lockLeagueName(trx, nameKey);
  const league = await lockLeague(trx, leagueId);
  if (league === null) return refuse('league_not_found');
  if (league.name === name) return done(null);
  if (await existsLeagueName(trx, nameKey, leagueId)) return done(leagueNameTaken);
  await updateLeague(trx, leagueId, { name, nameKey });
  await auditLeague(trx, league, {
    actorUserId,
    action: 'league.renamed',
    before: { name: league.name },
    after: { name },
    reason,
  });
  const words = { leagueId, before: league.name, name, reason };
  await tellUser(trx, league.createdBy, leagueRenamedKind, words);
  if (!isBack) {
    const subject = { kind: 'league', id: leagueId } as const;
    await answerReports(trx, subject, {
      action: 'rename',
      name: league.name,
      newName: name,
      reason,
      answeredBy: actorUserId,
      ownerUserId: league.createdBy,
    });
  }
  return done(null);
}

export async function closeLeague(
  { db, changes }: LeagueListNeeds,
  actorUserId: number,
  { leagueId, reason }: Body<CloseKey>,
): Promise<Outcome<null, AnsweredRefusal<CloseKey>>> {
  const closed = await db.transaction().execute(async (trx) => {
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    await closeWithin(trx, actorUserId, { league, reason });
    return done(null);
  });
  if (closed.ok) changes.announce('league-rights', leagueId);
  return closed;
}

interface Closing {
  /** Locked. */
  readonly league: Pick<LeagueRow, 'id' | 'name' | 'createdBy'>;
  readonly reason: string;
}

/** Closes, tells members and answers reports. */
export async function closeWithin(
  trx: Transaction<Schema>,
  actorUserId: number,
  { league: { id, name, createdBy }, reason }: Closing,
): Promise<void> {
  await markClosed(trx, { id, name }, { userId: actorUserId, reason });
  await answerReports(
    trx,
    { kind: 'league', id },
    { action: 'close', name, reason, answeredBy: actorUserId, ownerUserId: createdBy },
  );
  const now = await findDeletionAt(trx, id);
  await makeNotice(trx, leagueClosedKind, { name, reason }, { subject: closingOf(id, now), now });
}
