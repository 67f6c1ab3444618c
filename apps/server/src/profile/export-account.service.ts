import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { reserveAttempt } from '../accounts/attempts.repository.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { PersonalData } from './personal-data.ts';

export interface ExportParts {
  readonly db: Kysely<Schema>;
  readonly personalData: Pick<PersonalData, 'topics'>;
}

/** An export reads everything of a user: a few an hour are plenty. */
const most = 5;
const withinMinutes = 60;

/** Everything that the product holds of a user, for the user; null = too often. */
export async function exportAccount(
  { db, personalData }: ExportParts,
  userId: number,
  now: Date,
): Promise<Answer<'GET /api/account/export'> | null> {
  const limit = { kind: 'export', subject: `user ${userId}`, most, withinMinutes } as const;
  if ((await reserveAttempt(db, limit)) === null) return null;
  const data: Record<string, unknown> = {};
  for (const [topic, read] of personalData.topics) data[topic] = await read(userId);
  return { exportedAt: now.toISOString(), data };
}
