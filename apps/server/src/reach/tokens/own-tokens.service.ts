import {
  type Answer,
  type Body,
  type GrantedScope,
  type RefusalCode,
  tokensAtMost,
} from '@callshot/contract';
import type { Kysely } from 'kysely';
import { tellOwner } from '../../account/accounts/account-news.ts';
import type { MailRoom } from '../../account/accounts/email/mail-room.ts';
import { isProven, type SignedIn } from '../../account/accounts/email/proof.service.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hashSecretToken } from '../../platform/http/caller/secret-token.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { createTokenSecret, prefixOf } from './token-secret.ts';
import {
  deleteToken,
  findTokens,
  insertToken,
  lockTokens,
  type ResultsOf,
  renewUnused,
  type TokenRow,
} from './tokens.repository.ts';

type Db = Kysely<Schema>;
type CreateKey = 'POST /api/token/create';
type RevokeKey = 'POST /api/token/revoke';
type Made = Answer<CreateKey>;

export interface TokenParts {
  readonly db: Db;
  readonly room: Pick<MailRoom, 'outbox' | 'tellUser'>;
}

/** A token that reads or saves picks, or one that tells the results of an event. */
export type WantedToken = Pick<Body<CreateKey>, 'name' | 'expiresInDays'> & {
  readonly scopes: readonly GrantedScope[];
  readonly results?: ResultsOf | null;
};

export const listTokens = async (db: Db, userId: number): Promise<Answer<'GET /api/token/list'>> =>
  (await findTokens(db, userId)).map(tellToken);

/**
 * Makes a token. Only its hash is stored, so that it cannot be shown again. A retry under the same
 * key gets a new secret while the token is unused.
 */
export async function createToken(
  { db, room }: TokenParts,
  who: SignedIn,
  { name, scopes, expiresInDays, results = null }: WantedToken,
  request: IdempotentRequest | null,
): Promise<Outcome<Made, RefusalCode<CreateKey>>> {
  if (!(await isProven(db, who))) return refuse('proof_needed');
  const secret = createTokenSecret();
  const wanted = {
    userId: who.id,
    name,
    tokenHash: hashSecretToken(secret),
    prefix: prefixOf(secret),
    scopes: [...new Set(scopes)],
    expiresInDays,
    results,
  };
  let tell = () => {};
  const made = await makeOnce<{ tokenId: number }, 'too_many_tokens'>(db, request, async (trx) => {
    if ((await lockTokens(trx, who.id)) >= tokensAtMost) return refuse('too_many_tokens');
    const row = await insertToken(trx, wanted);
    await insertAudit(trx, {
      actorUserId: who.id,
      action: 'token.created',
      subjectType: 'user',
      subjectId: who.id,
      after: {
        name,
        prefix: row.prefix,
        scopes: row.scopes,
        expiresAt: row.expiresAt,
        ...(results && { results }),
      },
    });
    tell = await tellOwner(trx, room, who.id, { news: 'token_made', name });
    return done({ tokenId: row.id });
  });
  if (!made.ok) return made;
  tell();
  const { userId, tokenHash, prefix } = wanted;
  const token = await renewUnused(db, { userId, id: made.value.tokenId, tokenHash, prefix });
  return token ? done({ token: tellToken(token), secret }) : refuse('idempotency_mismatch');
}

/** Somebody else's token is as little there as one that was revoked. */
export const revokeToken = (
  db: Db,
  userId: number,
  tokenId: number,
): Promise<Outcome<null, RefusalCode<RevokeKey>>> =>
  db.transaction().execute(async (trx) => {
    const revoked = await deleteToken(trx, userId, tokenId);
    if (revoked === undefined) return refuse('token_not_found');
    await insertAudit(trx, {
      actorUserId: userId,
      action: 'token.revoked',
      subjectType: 'user',
      subjectId: userId,
      before: revoked,
    });
    return done(null);
  });

const tellToken = ({
  createdAt,
  expiresAt,
  lastUsedAt,
  eventId,
  eventName,
  resultsMode,
  ...token
}: TokenRow): Made['token'] => ({
  ...token,
  results:
    eventId === null || resultsMode === null
      ? null
      : { eventId, eventName: eventName ?? '', mode: resultsMode },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
