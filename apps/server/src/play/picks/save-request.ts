import type { Answer, AnsweredRefusal } from '@callshot/contract';
import type { PickSet } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { done, type Outcome } from '../../platform/outcome.ts';
import type { SavedEntry } from './entries.repository.ts';
import { findEarlierSave } from './idempotency-keys.repository.ts';
import { listsOf } from './submitted-picks.ts';

type Key = 'POST /api/picks/save/user/:eventId';
export type SaveRefusal = AnsweredRefusal<Key>;

export type SaveOutcome = Outcome<Save, SaveRefusal>;

export interface Save {
  readonly answer: Answer<Key>;
  readonly isPostLock: boolean;
  /** The picks were these already, and nothing was written. */
  readonly isUnchanged: boolean;
}

export interface SaveRequest {
  readonly eventId: number;
  readonly userId: number;
  readonly isAdmin: boolean;
  readonly picks: PickSet;
  /** Versions a stage id that the save builds on. */
  readonly versions: Readonly<Record<string, number>> | undefined;
  readonly idempotent: IdempotentRequest | null;
}

/** A retry under the same key gets the first answer, even if the picks have changed since. */
export async function findEarlierOutcome(
  db: Kysely<Schema>,
  request: SaveRequest,
): Promise<SaveOutcome | null> {
  const { idempotent } = request;
  const earlier = idempotent && (await findEarlierSave(db, idempotent));
  return earlier?.ok ? saved(answerOf(request, earlier.value)) : earlier;
}

export const saved = (answer: Answer<Key>, marks: Partial<Save> = {}) =>
  done<Save>({ answer, isPostLock: false, isUnchanged: false, ...marks });

export const answerOf = (request: SaveRequest, saved: SavedEntry): Answer<Key> => ({
  ...listsOf([request.picks], request),
  version: saved.version,
  savedAt: saved.submittedAt.toISOString(),
});
