import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { lockFormat } from '../formats/formats.repository.ts';
import { type CreateParts, makeEventOfWiki } from './make-event-of-wiki.service.ts';
import type { FormatOfEvent } from './plan-event.ts';
import { readyFormat } from './ready-format.ts';

type Key = 'POST /api/liquipedia/create';

/** Makes an event of a tournament of the wiki as it is mapped to a saved format: whole, or nothing at all. */
export async function createFromWiki(
  parts: CreateParts,
  actorUserId: number,
  wanted: Body<Key>,
  request: IdempotentRequest | null,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  const made = await makeEventOfWiki(parts, { userId: actorUserId }, wanted, request, (trx) =>
    lockReadyFormat(trx, wanted.eventFormatId),
  );
  if (!made.ok) return made;
  const { eventId, warnings } = made.value;
  return done({ eventId, warnings });
}

type ReadyFormat = Outcome<FormatOfEvent, 'format_not_found' | 'format_not_ready'>;

/** Held until the transaction ends: the event is made of the format as it was checked. */
async function lockReadyFormat(trx: Kysely<Schema>, id: number): Promise<ReadyFormat> {
  const row = await lockFormat(trx, id);
  if (row === null) return refuse('format_not_found');
  const ready = readyFormat(row.json);
  return ready.ok ? done({ id, name: row.name, value: ready.value }) : ready;
}
