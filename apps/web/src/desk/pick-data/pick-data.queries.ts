import type { Answer } from '@callshot/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { eventKeys } from '../../play/events/event.queries.ts';

export type PickData = Answer<'GET /api/event/pickData'>;

/** Below the event: invalidating the event's data invalidates this too. */
export const pickDataQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'pick-data'],
    queryFn: ({ signal }) =>
      call('GET /api/event/pickData', {
        query: { eventId: String(eventId) },
        signal,
        isSilent: true,
      }),
  });
