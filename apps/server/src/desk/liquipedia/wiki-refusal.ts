import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { tellProblem } from '../../platform/http/answers/told-faults.ts';
import { type Refused, refuse } from '../../platform/outcome.ts';
import { findAllSettings } from '../../staff/settings/settings.repository.ts';
import { findDatabaseNow } from './database-now.repository.ts';
import { retryAfterOf, valuesOfFailure, type WikiFailure } from './wiki-failure.ts';

/** The contact for staff, from the settings. */
export async function findContactName(db: Kysely<Schema>): Promise<string> {
  const [setting] = await findAllSettings(db, ['adminContactName']);
  return setting?.value ?? 'an admin';
}

/** The wiki cannot be read, and nothing is kept of what was asked for. */
export async function refuseUnavailable(
  db: Kysely<Schema>,
  failure: WikiFailure,
): Promise<Refused<'wiki_unavailable'>> {
  const [name, now] = [await findContactName(db), await findDatabaseNow(db)];
  const values = { ...valuesOfFailure(failure), contact: name };
  return refuse('wiki_unavailable', {
    problems: [tellProblem('', { code: `wiki_${failure.code}`, values })],
    retryAfter: retryAfterOf(failure, now),
  });
}
