import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import { freeFormatName } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findFormatNames, lockDraftedFormats } from '../formats/formats.repository.ts';
import { readWantedFormat } from '../formats/read-wanted-format.ts';
import { draftName } from './draft-name.ts';
import { lockFormatLike } from './format-like.repository.ts';
import {
  type CreateParts,
  type EventMaker,
  type FormatFinder,
  makeEventOfWiki,
} from './make-event-of-wiki.service.ts';
import { readyFormat } from './ready-format.ts';

type Key = 'POST /api/liquipedia/createDrafted';

export interface Maker extends EventMaker {
  /** They may save a format that is none yet. */
  readonly savesFormats: boolean;
  /** Asked in the transaction, with the page held: false = it counts as made already. */
  isWanted?(trx: Kysely<Schema>): Promise<boolean>;
}

/**
 * Makes an event of a tournament of the wiki with the format that is sent. An equal saved format is used;
 * else it is saved in the same transaction, under the tournament's name [rule: drafts-20].
 */
export async function createDrafted(
  parts: CreateParts,
  maker: Maker,
  { json, ...wanted }: Body<Key>,
  request: IdempotentRequest | null,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  const read = readWantedFormat(json);
  if (!read.ok) return read;
  const ready = readyFormat(read.value);
  if (!ready.ok) return ready;
  const finder: FormatFinder<'format_needs_admin' | 'event_exists'> = async (
    trx,
    { tournament },
  ) => {
    if (maker.isWanted && !(await maker.isWanted(trx))) return refuse('event_exists');
    await lockDraftedFormats(trx);
    const saved = await lockFormatLike(trx, read.value);
    if (saved !== null) return done({ ...saved, value: ready.value });
    if (!maker.savesFormats) return refuse('format_needs_admin');
    const name = draftName(tournament) || wanted.nameOverride;
    const free = freeFormatName(name, await findFormatNames(trx));
    return done({ id: null, name: free, value: ready.value });
  };
  return makeEventOfWiki(parts, maker, wanted, request, finder);
}
