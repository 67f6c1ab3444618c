import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
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
  if (attempt !== null) return done(attempt);
  return refuse('too_many_attempts', { retryAfter: await findWait(db, limit) });
}

/** All of them, or none and the wait until none of them is reached any more. */
export async function countAttempts(
  db: Kysely<Schema>,
  limits: readonly AttemptLimit[],
): Promise<Outcome<Attempt[], 'too_many_attempts'>> {
  const counted: Attempt[] = [];
  const waits: number[] = [];
  for (const limit of limits) {
    const attempt = await countAttempt(db, limit);
    if (attempt.ok) counted.push(attempt.value);
    else waits.push(attempt.details?.retryAfter ?? 0);
  }
  if (waits.length === 0) return done(counted);
  await returnAttempts(db, counted);
  return refuse('too_many_attempts', { retryAfter: Math.max(...waits) });
}

export async function returnAttempts(
  db: Kysely<Schema>,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const attempt of attempts) await returnAttempt(db, attempt);
}
