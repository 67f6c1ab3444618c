import type { pickDataEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { type PickDataParts, readPickData, readSwissPickData } from './pick-data.service.ts';

export const pickDataHandlers = (
  parts: PickDataParts,
): Handlers<keyof typeof pickDataEndpoints> => ({
  'GET /api/event/swissstage': ({ query }) => readSwissPickData(parts, query.eventId),
  'GET /api/event/pickData': ({ query }) => readPickData(parts, query.eventId),
});
