import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { hashSecretToken } from '../../platform/http/caller/secret-token.ts';
import type { KeyHolder } from '../../platform/http/handler.ts';
import { isTokenSecret } from './token-secret.ts';
import { findHolder, touchToken } from './tokens.repository.ts';

/**
 * The token's holder, read from the database on every request: a revoked token ends for all
 * processes at once [rule: api-9].
 */
export async function readToken(db: Kysely<Schema>, secret: string): Promise<KeyHolder | null> {
  if (!isTokenSecret(secret)) return null;
  const holder = await findHolder(db, hashSecretToken(secret));
  if (holder === undefined) return null;
  const { id, scopes, userId, username, isUsedLongAgo } = holder;
  if (isUsedLongAgo) await touchToken(db, id);
  return { id, scopes: new Set(scopes), user: { id: userId, username } };
}
