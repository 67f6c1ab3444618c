import { createHash } from 'node:crypto';

/** A request with an idempotency key; a repetition gets the same answer and does nothing. */
export interface IdempotentRequest {
  readonly userId: number;
  readonly key: string;
  readonly hash: Buffer;
}

/** Null when the request carries no key. */
export function idempotentRequest(
  userId: number,
  header: string | string[] | undefined,
  request: unknown,
): IdempotentRequest | null {
  if (typeof header !== 'string') return null;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest();
  return { userId, key: header, hash };
}

/** The same for a call that makes something of the caller's. A key counts for one call only. */
export const makingRequest = (
  call: string,
  userId: number,
  headers: { readonly 'idempotency-key'?: string | string[] | undefined },
  body: unknown,
): IdempotentRequest | null =>
  idempotentRequest(userId, headers['idempotency-key'], { call, body });
