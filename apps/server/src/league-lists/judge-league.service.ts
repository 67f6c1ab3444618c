import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import { leagueNameKey, leagueNameProblem, tidyLeagueName } from '@callshot/rules';
import type { Kysely, Transaction } from 'kysely';
import { closeLeague as markClosed } from '../leagues/delete-league.service.ts';
import {
  existsLeagueName,
  lockLeague,
  lockLeagueName,
  updateLeague,
} from '../leagues/leagues.repository.ts';
import { type IsCleanName, unwantedWord } from '../moderation/clean-name.ts';
import { makeNotice } from '../notifications/make-notice.service.ts';
import type { Schema } from '../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
import { auditLeague } from './audited-league.ts';
import { readOnDesk } from './desk-leagues.service.ts';
import type { LeagueListNeeds } from './league-list-parts.ts';
import { closeReports } from './league-reports.repository.ts';
import { findDeletionAt } from './listed-leagues.repository.ts';
import { closingOf, leagueClosedKind, leagueRenamedKind } from './notice-kinds.ts';

type RenameKey = 'POST /api/leagues/rename';
type CloseKey = 'POST /api/leagues/close';
type DismissKey = 'POST /api/leagues/dismissReports';

export const leagueNameTaken = 'Another league has this name';

/** What is wrong with a name by itself, or null; the rules that creators are held to. */
export async function nameErrorOf(
  trx: Kysely<Schema>,
  isCleanName: IsCleanName,
  name: string,
): Promise<string | null> {
  return leagueNameProblem(name) ?? ((await isCleanName(trx, name)) ? null : unwantedWord);
}

const notRenamed = (nameError: string) => done<Answer<RenameKey>>({ nameError, league: null });

export async function renameLeague(
  parts: LeagueListNeeds,
  actorUserId: number,
  { leagueId, name: named, reason }: Body<RenameKey>,
): Promise<Outcome<Answer<RenameKey>, AnsweredRefusal<RenameKey>>> {
  const { db, changes, isCleanName, tellUser } = parts;
  const name = tidyLeagueName(named);
  const renamed = await db
    .transaction()
    .execute(async (trx): Promise<Outcome<Answer<RenameKey>, AnsweredRefusal<RenameKey>>> => {
      const nameError = await nameErrorOf(trx, isCleanName, name);
      if (nameError !== null) return notRenamed(nameError);
      const nameKey = leagueNameKey(name);
      await lockLeagueName(trx, nameKey);
      const league = await lockLeague(trx, leagueId);
      if (league === null) return refuse('league_not_found');
      if (await existsLeagueName(trx, nameKey, leagueId)) return notRenamed(leagueNameTaken);
      if (league.name !== name) {
        await updateLeague(trx, leagueId, { name, nameKey });
        await auditLeague(trx, league, {
          actorUserId,
          action: 'league.renamed',
          before: { name: league.name },
          after: { name },
          reason,
        });
        const words = { leagueId, before: league.name, name, reason };
        await tellUser(trx, league.createdBy, leagueRenamedKind, leagueRenamedKind.say(words));
      }
      await closeReports(trx, leagueId, 'renamed');
      return done({ nameError: null, league: await readOnDesk(trx, leagueId) });
    });
  if (renamed.ok && renamed.value.league) changes.announce('league', leagueId);
  return renamed;
}

export async function closeLeague(
  { db, changes }: LeagueListNeeds,
  actorUserId: number,
  { leagueId, reason }: Body<CloseKey>,
): Promise<Outcome<null, AnsweredRefusal<CloseKey>>> {
  const closed = await db.transaction().execute(async (trx) => {
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    await markClosed(trx, league, { userId: actorUserId, reason });
    await closeReports(trx, leagueId, 'closed');
    await tellMembers(trx, leagueId, { name: league.name, reason });
    return done(null);
  });
  if (closed.ok) changes.announce('league', leagueId);
  return closed;
}

async function tellMembers(
  trx: Transaction<Schema>,
  leagueId: number,
  words: { readonly name: string; readonly reason: string },
): Promise<void> {
  const now = await findDeletionAt(trx, leagueId);
  await makeNotice(trx, leagueClosedKind, words, { subject: closingOf(leagueId, now), now });
}

export async function dismissReports(
  { db }: LeagueListNeeds,
  actorUserId: number,
  { leagueId }: Body<DismissKey>,
): Promise<Outcome<null, AnsweredRefusal<DismissKey>>> {
  return db.transaction().execute(async (trx) => {
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    const reports = await closeReports(trx, leagueId, 'dismissed');
    if (reports === 0) return refuse('no_reports');
    await auditLeague(trx, league, {
      actorUserId,
      action: 'league.reports_dismissed',
      after: { name: league.name, reports },
    });
    return done(null);
  });
}
