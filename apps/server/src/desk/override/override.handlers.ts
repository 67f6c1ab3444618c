import type { overrideEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { pickSetOf } from '../../play/picks/submitted-picks.ts';
import { applyOverride } from './apply-override.service.ts';
import { openPicks } from './open-picks.service.ts';
import type { OverrideParts } from './override-parts.ts';
import { pastOverrideHandlers } from './past-override.handlers.ts';
import { previewOverride } from './preview-override.service.ts';
import { readOverride } from './read-override.service.ts';

export const overrideHandlers = (
  parts: OverrideParts,
): Handlers<keyof typeof overrideEndpoints> => ({
  'GET /api/picks/override/:eventId': ({ params: { eventId }, query: { userId }, caller }) =>
    readOverride(parts, { eventId, userId, readerId: caller.user.id }),
  'POST /api/picks/override/open/:eventId': ({ params: { eventId }, body, caller }) =>
    openPicks(parts, { eventId, ...body, actorUserId: caller.user.id }),
  'POST /api/picks/override/preview/:eventId': ({ params: { eventId }, body, caller }) =>
    previewOverride(parts, {
      eventId,
      eventStageId: body.eventStageId,
      userId: body.userId,
      readerId: caller.user.id,
      picks: pickSetOf(body),
    }),
  'POST /api/picks/override/:eventId': ({ params: { eventId }, body, caller }) =>
    applyOverride(parts, {
      eventId,
      eventStageId: body.eventStageId,
      userId: body.userId,
      actorUserId: caller.user.id,
      picks: pickSetOf(body),
      version: body.version,
      reason: body.reason,
    }),
  ...pastOverrideHandlers(parts),
});
