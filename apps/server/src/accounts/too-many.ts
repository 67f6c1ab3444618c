import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { done, type Outcome, type Refused, refuse } from '../platform/outcome.ts';
import {
  type Attempt,
  type AttemptLimit,
  findWait,
  reserveAttempt,
  returnAttempt,
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

/** All of them, or none and the wait for the one that is reached. */
export async function countAttempts(
  db: Kysely<Schema>,
  limits: readonly AttemptLimit[],
): Promise<Outcome<Attempt[], 'too_many_attempts'>> {
  const counted: Attempt[] = [];
  for (const limit of limits) {
    const attempt = await countAttempt(db, limit);
    if (!attempt.ok) {
      await returnAttempts(db, counted);
      return attempt;
    }
    counted.push(attempt.value);
  }
  return done(counted);
}

export async function returnAttempts(
  db: Kysely<Schema>,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const attempt of attempts) await returnAttempt(db, attempt);
}
