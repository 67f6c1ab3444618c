import type { AnsweredRefusal, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Viewer } from '../leagues/league-parts.ts';
import { findSeenLeague } from '../leagues/read-league.service.ts';
import type { Schema } from '../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
import { insertReport } from './league-reports.repository.ts';

type Key = 'POST /api/leagues/report';

/** One report of a user and a league waits at a time. */
export async function reportLeague(
  db: Kysely<Schema>,
  reporter: Viewer & { readonly userId: number },
  { leagueId, reason }: Body<Key>,
): Promise<Outcome<null, AnsweredRefusal<Key>>> {
  const seen = await findSeenLeague(db, leagueId, reporter);
  if (seen === null) return refuse('league_not_found');
  if (seen.league.createdBy === reporter.userId) return refuse('own_league');
  const isNew = await insertReport(db, { leagueId, reporterUserId: reporter.userId, reason });
  return isNew ? done(null) : refuse('already_reported');
}
