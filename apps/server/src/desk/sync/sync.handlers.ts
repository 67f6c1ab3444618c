import type { eventEndpoints, syncEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { answer, correct, release } from './doubts.service.ts';
import { askForLook, setPaused } from './follow-wiki.service.ts';
import { forgetName, sayWhoItIs } from './identity.service.ts';
import { readOfficialMatches } from './official-matches.service.ts';
import { previewAnswer } from './preview-answer.service.ts';
import { readSync } from './read-sync.service.ts';
import { previewStructure } from './structure/preview-structure.service.ts';
import { takeStructure } from './structure/take-structure.service.ts';
import type { SyncParts } from './sync-parts.ts';

/** Official matches are told with what the wiki knows of them besides. */
export type OfficialMatchesKey = Extract<keyof typeof eventEndpoints, 'GET /api/event/official'>;
export type SyncKey = keyof typeof syncEndpoints | OfficialMatchesKey;

export const syncHandlers = (parts: SyncParts): Handlers<SyncKey> => ({
  'GET /api/event/official': ({ query }) => readOfficialMatches(parts, query.eventId),
  'GET /api/sync/:eventId': ({ params }) => readSync(parts, params.eventId),
  'GET /api/sync/effect/:eventId': ({ params, query, caller }) =>
    previewAnswer(parts, { ...params, ...query, readerId: caller.user.id }),
  'GET /api/sync/structure/:eventId': ({ params, query }) =>
    previewStructure(parts, { ...params, ...query }),
  'POST /api/sync/structure': ({ body, caller }) => takeStructure(parts, caller.user.id, body),
  'POST /api/sync/look': ({ body }) => askForLook(parts, body.eventId),
  'POST /api/sync/pause': ({ body, caller }) =>
    setPaused(parts, caller.user.id, body.eventId, true),
  'POST /api/sync/resume': ({ body, caller }) =>
    setPaused(parts, caller.user.id, body.eventId, false),
  'POST /api/sync/answer': ({ body, caller }) => answer(parts, caller.user.id, body),
  'POST /api/sync/correct': ({ body, caller }) => correct(parts, caller.user.id, body),
  'POST /api/sync/sameTeam': ({ body, caller }) => sayWhoItIs(parts, caller.user.id, body),
  'POST /api/sync/forgetName': ({ body, caller }) => forgetName(parts, caller.user.id, body),
  'POST /api/sync/release': ({ body, caller }) => release(parts, caller.user.id, body),
});
