import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { reserveAttempt } from '../accounts/attempts.repository.ts';
import type { Schema } from '../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
import type { PersonalData } from './personal-data.ts';

export interface ExportParts {
  readonly db: Kysely<Schema>;
  readonly personalData: Pick<PersonalData, 'topics'>;
}

/** An export reads everything of a user: a few an hour are plenty. */
const most = 5;
const withinMinutes = 60;

/** Everything that the product holds of a user, for the user. */
export async function exportAccount(
  { db, personalData }: ExportParts,
  userId: number,
  now: Date,
): Promise<Outcome<Answer<'GET /api/account/export'>, 'too_many_exports'>> {
  const limit = { kind: 'export', subject: `user ${userId}`, most, withinMinutes } as const;
  if ((await reserveAttempt(db, limit)) === null) {
    return refuse('too_many_exports', { retryAfter: 3600 });
  }
  const data: Record<string, unknown> = {};
  for (const [topic, read] of personalData.topics) data[topic] = await read(userId);
  return done({ exportedAt: now.toISOString(), data });
}
