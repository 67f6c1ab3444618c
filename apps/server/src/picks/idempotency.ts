import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { findKey, type IdempotencyKey, insertKey } from './idempotency-keys.repository.ts';

/** A request under a caller's key; a repetition gets the same answer and does nothing. */
export interface IdempotentRequest extends IdempotencyKey {
  readonly hash: Buffer;
}

const keysAtMost = 200;

/** Null when the request carries no usable key. */
export function idempotentRequest(
  userId: number,
  header: string | string[] | undefined,
  request: unknown,
): IdempotentRequest | null {
  if (typeof header !== 'string' || header === '' || header.length > keysAtMost) return null;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest();
  return { userId, key: header, hash };
}

/** What an earlier request under this key was answered; `mismatch` when it asked something else. */
export async function findEarlierAnswer(
  db: Kysely<Schema>,
  request: IdempotentRequest,
): Promise<{ readonly answer: unknown } | 'mismatch' | null> {
  const row = await findKey(db, request);
  if (!row) return null;
  return row.requestHash.equals(request.hash) ? { answer: JSON.parse(row.answer) } : 'mismatch';
}

/** Remembers what the request was answered, in the transaction that did what it asked. */
export const rememberAnswer = (
  trx: Transaction<Schema>,
  { userId, key, hash }: IdempotentRequest,
  answer: unknown,
): Promise<void> =>
  insertKey(trx, { userId, key, requestHash: hash, answer: JSON.stringify(answer) });
