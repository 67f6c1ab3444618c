import { createHash } from 'node:crypto';
import type { AnsweredRefusal } from '@callshot/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { holdsUnstorable } from '../../platform/http/unstorable-text.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { followMember } from './follow-member.service.ts';
import { insertDelivery, lockMember, noteTurn } from './patreon.repository.ts';
import { isOfMember, readMember, type ToldMember } from './patreon-member.ts';
import { isSignedBy } from './patreon-signature.ts';

export interface PatreonParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
  /** Null = the webhook is not taken. */
  readonly patreonSecret: string | null;
}

/** A webhook as it came. */
export interface Delivery {
  readonly body: Uint8Array;
  readonly signature: string;
  readonly event: string;
}

/**
 * Processes each message of Patreon once. A repeated body changes nothing, whatever event it claims
 * to be.
 */
export async function takePatreonWebhook(
  { db, changes, patreonSecret }: PatreonParts,
  { body, signature, event }: Delivery,
): Promise<Outcome<null, AnsweredRefusal<'POST /api/supporters/webhook'>>> {
  if (patreonSecret === null) return refuse('webhook_off');
  if (!isSignedBy(patreonSecret, body, signature)) return refuse('wrong_signature');
  const text = Buffer.from(body).toString();
  const member = holdsUnstorable(text) ? null : readMember(text, event);
  if (isOfMember(event) && member === null) return refuse('bad_request');
  const taken = await db.transaction().execute(async (trx) => {
    if (!(await insertDelivery(trx, hashOf(body)))) return null;
    return member !== null && isOfMember(event) ? followTold(trx, member) : [];
  });
  if (taken === null) return refuse('webhook_repeated');
  for (const userId of taken) changes.announce('user', userId);
  return done(null);
}

/**
 * Patreon retries failed deliveries later, when newer ones may have arrived [rule: nameplates-16].
 */
async function followTold(
  trx: Transaction<Schema>,
  { turn, ...member }: ToldMember,
): Promise<number[]> {
  await lockMember(trx, member.key);
  return (await noteTurn(trx, hashOf(member.key), turn)) ? followMember(trx, member) : [];
}

const hashOf = (of: Uint8Array | string): Buffer => createHash('sha256').update(of).digest();
