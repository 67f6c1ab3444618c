import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { done, type Outcome, type Refused, refuse } from '../platform/outcome.ts';
import {
  type Attempt,
  type AttemptLimit,
  findWait,
  reserveAttempt,
} from './attempts.repository.ts';

/** Counts an attempt before it is made, or refuses it with the time to wait. */
export async function countAttempt(
  db: Kysely<Schema>,
  limit: AttemptLimit,
): Promise<Outcome<Attempt, 'too_many_attempts'>> {
  const attempt = await reserveAttempt(db, limit);
  return attempt === null ? refuseTooMany(db, limit) : done(attempt);
}

const refuseTooMany = async (
  db: Kysely<Schema>,
  limit: AttemptLimit,
): Promise<Refused<'too_many_attempts'>> =>
  refuse('too_many_attempts', { retryAfter: await findWait(db, limit) });
