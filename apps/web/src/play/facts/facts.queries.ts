import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { eventKeys } from '../events/event.queries.ts';

/** Live updates of the event refresh them; earlier events hardly change. */
const KEPT_MS = 60_000;

/** The facts of one team of an event, or of two side by side. */
export const teamFactsQuery = (eventId: number, teamId: number, otherId: number | null) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'facts', teamId, otherId],
    queryFn: ({ signal }) =>
      call('GET /api/event/facts', {
        query: {
          eventId: String(eventId),
          teamId: String(teamId),
          ...(otherId !== null && { otherId: String(otherId) }),
        },
        signal,
        isSilent: true,
      }),
    staleTime: KEPT_MS,
  });
