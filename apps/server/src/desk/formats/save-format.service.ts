import type { AnsweredRefusal, Body, SavedFormat } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { formatChanges, tellFormat } from './format-changes.ts';
import { insertFormat, lockFormat, updateFormat } from './formats.repository.ts';
import { findSavedFormat } from './read-formats.service.ts';
import { readWantedFormat } from './read-wanted-format.ts';

type Key = 'POST /api/eventFormat';
type Refusal = AnsweredRefusal<Key>;

/** Saves a format whole, ready or not: over the copy that it builds on, or not at all. */
export async function saveFormat(
  db: Kysely<Schema>,
  actorUserId: number,
  wanted: Body<Key>,
  request: IdempotentRequest | null,
): Promise<Outcome<SavedFormat, Refusal>> {
  const { id, name } = wanted;
  if (name === '') return refuse('format_needs_name');
  const read = readWantedFormat(wanted.json);
  if (!read.ok) return read;
  const { value: json } = read;
  const format = { name, json, modifiedByUserId: actorUserId };
  // A change that is sent again finds itself.
  return makeOnce(db, id === 0 ? request : null, (trx) =>
    id === 0
      ? create(trx, format)
      : change(trx, { ...format, id, modified: wanted.modified ?? null }),
  );
}

interface Written {
  readonly name: string;
  readonly json: string;
  /** Null = the product itself. */
  readonly modifiedByUserId: number | null;
}

async function create(
  trx: Kysely<Schema>,
  format: Written,
): Promise<Outcome<SavedFormat, Refusal>> {
  return done(await savedFormat(trx, await insertNewFormat(trx, format)));
}

/** Saves a new format with its audit, in the transaction of whoever makes it. */
export async function insertNewFormat(trx: Kysely<Schema>, format: Written): Promise<number> {
  const id = await insertFormat(trx, format);
  await insertAudit(trx, {
    actorUserId: format.modifiedByUserId,
    action: 'format.created',
    subjectType: 'event_format',
    subjectId: id,
    after: tellFormat(format),
  });
  return id;
}

interface Changed extends Written {
  readonly id: number;
  /** Time of the copy that the edit builds on. */
  readonly modified: string | null;
}

async function change(
  trx: Kysely<Schema>,
  { id, modified, ...format }: Changed,
): Promise<Outcome<SavedFormat, Refusal>> {
  const before = await lockFormat(trx, id);
  if (before === null) return refuse('format_not_found');
  // Sent again, or the same change by somebody else: nothing is lost.
  if (before.name === format.name && before.json === format.json) {
    return done(await savedFormat(trx, id));
  }
  if (modified === null || Date.parse(modified) !== before.modifiedAt.getTime()) {
    return refuse('format_changed', { current: await savedFormat(trx, id) });
  }
  await updateFormat(trx, id, format);
  await insertAudit(trx, {
    actorUserId: format.modifiedByUserId,
    action: 'format.changed',
    subjectType: 'event_format',
    subjectId: id,
    ...formatChanges(before, format),
  });
  return done(await savedFormat(trx, id));
}

async function savedFormat(trx: Kysely<Schema>, id: number): Promise<SavedFormat> {
  const saved = await findSavedFormat(trx, id);
  if (saved === null) throw new Error(`Event format ${id} is gone while it is held`);
  return saved;
}
