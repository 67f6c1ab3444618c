import type { givingEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import { readNotRewarded } from './not-rewarded.service.ts';
import { readDiff, readGiving, readRewarded } from './read-runs.service.ts';
import { readRecipients } from './recipients.service.ts';
import { giveTrophies, giveTrophiesAnew, type RunParts } from './start-run.service.ts';
import { takeTrophiesBack } from './take-back.service.ts';

export function givingHandlers(parts: RunParts): Handlers<keyof typeof givingEndpoints> {
  return {
    'GET /api/event/notRewarded': async () => done(await readNotRewarded(parts)),
    'GET /api/trophy/recipients/:eventId': ({ params, query }) =>
      readRecipients(parts, params.eventId, query.startRow ?? 1),
    'GET /api/event/rewarded': async () => done(await readRewarded(parts.db)),
    'POST /api/trophy/giveTrophies': ({ query, caller }) =>
      giveTrophies(parts, caller.user.id, query),
    'GET /api/trophy/giving/:eventId': async ({ params }) =>
      done(await readGiving(parts.db, params.eventId)),
    'GET /api/trophy/rerun/:eventId': ({ params }) => readDiff(parts, params.eventId),
    'POST /api/trophy/takeBack': ({ body, caller }) =>
      takeTrophiesBack(parts, caller.user.id, body),
    'POST /api/trophy/rerun': ({ query, caller }) => giveTrophiesAnew(parts, caller.user.id, query),
  };
}
