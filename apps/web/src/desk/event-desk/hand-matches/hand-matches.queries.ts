import type { BodyInput } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/core/client.ts';
import { eventKeys } from '../../../play/events/event.queries.ts';

export const handMatchesQuery = (eventId: number, eventStageId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'hand-matches', eventStageId],
    queryFn: ({ signal }) =>
      call('GET /api/event/matches', {
        query: { eventId, eventStageId },
        signal,
        isSilent: true,
      }),
    staleTime: 0,
  });

export const saveMatchesMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/matches'>) =>
    call('POST /api/event/matches', { body, isToldInPlace: true }),
});
