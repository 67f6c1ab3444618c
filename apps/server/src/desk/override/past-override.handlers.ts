import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import type { OverrideParts } from './override-parts.ts';
import { listPast, listUnreadable } from './past-overrides.ts';
import { previewUndo } from './preview-override.service.ts';
import { undoOverride } from './undo-override.service.ts';

type PastKey =
  | 'GET /api/picks/override/unreadable/:eventId'
  | 'GET /api/picks/override/past/:eventId'
  | 'GET /api/picks/override/undo/:eventId'
  | 'POST /api/picks/override/undo/:eventId';

/** Past overrides, and entries that cannot be read. */
export const pastOverrideHandlers = (parts: OverrideParts): Handlers<PastKey> => ({
  'GET /api/picks/override/unreadable/:eventId': async ({ params }) =>
    done(await listUnreadable(parts.db, params.eventId)),
  'GET /api/picks/override/past/:eventId': ({ params, caller }) =>
    listPast(parts, params.eventId, caller.user.id),
  'GET /api/picks/override/undo/:eventId': ({ params: { eventId }, query, caller }) =>
    previewUndo(parts, { eventId, overrideId: query.overrideId, readerId: caller.user.id }),
  'POST /api/picks/override/undo/:eventId': ({ params: { eventId }, body, caller }) =>
    undoOverride(parts, { eventId, ...body, actorUserId: caller.user.id }),
});
