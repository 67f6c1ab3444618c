import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ensureServerKey } from '../../reach/notifications/channels/server-keys.repository.ts';

/** The key that all codes and links derive from, the same in every process. */
export type InviteKey = () => Promise<Buffer>;

export function createInviteKey(db: Kysely<Schema>): InviteKey {
  let known: Promise<Buffer> | null = null;
  const read = async (): Promise<Buffer> =>
    Buffer.from(await ensureServerKey(db, 'league-invites', makeSecret), 'base64url');
  return () => {
    known ??= read().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

const makeSecret = (): string => randomBytes(32).toString('base64url');
