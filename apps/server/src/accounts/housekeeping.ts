import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { deleteOldAttempts } from './attempts.repository.ts';
import { deleteForgottenDevices } from './known-devices.repository.ts';
import { deleteExpiredTokens } from './one-time-tokens.repository.ts';
import { deleteExpiredSessions, deleteOldSessionEnds } from './sessions.repository.ts';

/** Nothing depends on when, or on which process, does it. */
export async function deleteWhatExpired(db: Kysely<Schema>): Promise<void> {
  await deleteOldAttempts(db);
  await deleteExpiredSessions(db);
  await deleteOldSessionEnds(db);
  await deleteExpiredTokens(db);
  await deleteForgottenDevices(db);
}
