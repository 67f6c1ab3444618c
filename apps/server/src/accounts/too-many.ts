import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type Refused, refuse } from '../platform/http/handler.ts';
import { type AttemptLimit, findWait } from './attempts.repository.ts';

/** Whether an outcome is the limit that was reached. */
export const isLimit = (outcome: unknown): outcome is AttemptLimit =>
  typeof outcome === 'object' && outcome !== null && 'withinMinutes' in outcome;

/** The refusal of a reached limit, with the time to wait. */
export const refuseTooMany = async (
  db: Kysely<Schema>,
  limit: AttemptLimit,
): Promise<Refused<'too_many_attempts'>> =>
  refuse('too_many_attempts', { retryAfter: await findWait(db, limit) });
