import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import type { Outcome } from '../platform/outcome.ts';
import { refuse } from '../platform/outcome.ts';
import type { WikiParts } from './upcoming.service.ts';

type Key = 'POST /api/liquipedia/create';

export type CreateParts = WikiParts;

export async function createFromWiki(
  _parts: CreateParts,
  _actorUserId: number,
  _wanted: Body<Key>,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  return refuse('mapping_refused');
}
