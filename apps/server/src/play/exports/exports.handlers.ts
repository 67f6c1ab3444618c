import type { exportEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { createEventExporter } from './export-event.service.ts';
import { exportOwnPicks } from './export-own-picks.service.ts';
import type { ExportParts } from './export-parts.ts';

export const exportHandlers = (parts: ExportParts): Handlers<keyof typeof exportEndpoints> => {
  const exportEvent = createEventExporter(parts);
  return {
    'GET /api/event/export': ({ query }) => exportEvent(query),
    'GET /api/picks/export': ({ query, caller }) =>
      exportOwnPicks(parts, query.eventId, { userId: caller.user.id, as: query.as }),
  };
};
