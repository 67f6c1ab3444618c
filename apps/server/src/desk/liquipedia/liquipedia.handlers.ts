import type { liquipediaEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { makingRequest } from '../../platform/http/idempotent-request.ts';
import { done } from '../../platform/outcome.ts';
import { createDrafted } from './create-drafted.service.ts';
import { createFromWiki } from './create-from-wiki.service.ts';
import { readTournamentDetails } from './details.service.ts';
import { readDraftedFormat } from './draft-format.service.ts';
import type { CreateParts } from './make-event-of-wiki.service.ts';
import { readStatus } from './status.service.ts';
import { readUpcoming } from './upcoming.service.ts';
import { takeWebhook } from './webhook.service.ts';

export const liquipediaHandlers = (
  parts: CreateParts,
): Handlers<keyof typeof liquipediaEndpoints> => ({
  'GET /api/liquipedia/upcoming': ({ query }) => readUpcoming(parts, query),
  'GET /api/liquipedia/getDetails': ({ query }) => readTournamentDetails(parts, query),
  'GET /api/liquipedia/draftFormat': ({ query }) => readDraftedFormat(parts, query),
  'GET /api/liquipedia/status': async () => done(await readStatus(parts)),
  'POST /api/liquipedia/create': ({ caller, headers, body }) =>
    createFromWiki(
      parts,
      caller.user.id,
      body,
      makingRequest('POST /api/liquipedia/create', caller.user.id, headers, body),
    ),
  'POST /api/liquipedia/createDrafted': ({ caller: { user, roles }, headers, body }) =>
    createDrafted(
      parts,
      { userId: user.id, savesFormats: roles.has('Admin') },
      body,
      makingRequest('POST /api/liquipedia/createDrafted', user.id, headers, body),
    ),
  'POST /api/liquipedia/webhook': ({ query, body }) => takeWebhook(parts, query.secret, body),
});
