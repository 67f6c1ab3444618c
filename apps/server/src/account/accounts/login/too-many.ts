import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { createLanes } from '../../../platform/lanes.ts';
import { done, type Outcome, type Refused, refuse } from '../../../platform/outcome.ts';
import type { AttemptLimit } from './attempt-limits.ts';
import {
  type Attempt,
  deleteAttempts,
  findWait,
  hashOf,
  insertAttempts,
} from './attempts.repository.ts';

type Db = Kysely<Schema>;

/** Counts one attempt at a time for each limit, so that a burst does not use up the connections. */
const inCount = createLanes();
/** Looked at at a time: so many may still be found while the limit is reached. */
const looksAtOnce = 4;
const inLook = createLanes({ atOnce: looksAtOnce });

const lanesOf = (limits: readonly AttemptLimit[]): string[] =>
  limits.map((limit) => `${limit.kind} ${hashOf(limit)}`);

/** Counts an attempt before it is made, or refuses it with the time to wait. */
export async function countAttempt(
  db: Db,
  limit: AttemptLimit,
): Promise<Outcome<Attempt, 'too_many_attempts'>> {
  const counted = await countAttempts(db, [limit]);
  if (!counted.ok) return counted;
  const [attempt] = counted.value;
  if (attempt === undefined) throw new Error('One attempt was asked for');
  return done(attempt);
}

/** All of them, or none and the wait until none of them is reached any more. */
export const countAttempts = (
  db: Db,
  limits: readonly AttemptLimit[],
): Promise<Outcome<Attempt[], 'too_many_attempts'>> =>
  inCount(lanesOf(limits), () => countAll(db, limits));

/** Whether none of them is reached; counts nothing. */
export async function checkAttempts(
  db: Db,
  limits: readonly AttemptLimit[],
): Promise<Outcome<null, 'too_many_attempts'>> {
  const wait = await findWait(db, limits);
  return wait === null ? done(null) : tooMany(wait);
}

/**
 * Looks for what was guessed, and counts a miss. Hits cost no attempt, however many come at once.
 * Once a limit is reached the answer does not say whether it was a hit.
 */
export const countMisses = <T>(
  db: Db,
  limits: readonly AttemptLimit[],
  look: () => Promise<T | null>,
): Promise<Outcome<T | null, 'too_many_attempts'>> =>
  inLook(lanesOf(limits), async () => {
    const open = await checkAttempts(db, limits);
    if (!open.ok) return open;
    const found = await look();
    if (found !== null) return done(found);
    const counted = await countAttempts(db, limits);
    return counted.ok ? done(null) : counted;
  });

export async function returnAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  const limits = attempts.map(({ limit }) => limit);
  await inCount(lanesOf(limits), () => deleteAttempts(db, attempts));
}

async function countAll(
  db: Db,
  limits: readonly AttemptLimit[],
): Promise<Outcome<Attempt[], 'too_many_attempts'>> {
  const counted = await insertAttempts(db, limits);
  if (counted.length === limits.length) return done(counted);
  await deleteAttempts(db, counted);
  return tooMany((await findWait(db, limits)) ?? 60);
}

const tooMany = (retryAfter: number): Refused<'too_many_attempts'> =>
  refuse('too_many_attempts', { retryAfter });
