import type { OfficialMatch } from '@callshot/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { eventKeys } from './event.queries.ts';

const REFRESH = 60_000;

/** The start times of an event's matches, and the scores of running ones. */
export const officialMatchesQuery = (eventId: number) =>
  queryOptions({
    queryKey: eventKeys.matches(eventId),
    queryFn: ({ signal }) =>
      call('GET /api/event/official', {
        query: { eventId: String(eventId) },
        signal,
        isSilent: true,
      }),
    staleTime: REFRESH,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : REFRESH),
  });

/** All matches are played, and corrections are announced. A bracket may still be drawn. */
const isOver = (matches: readonly OfficialMatch[] = []): boolean =>
  matches.length > 0 && matches.every(({ state }) => state !== 'PLAYED');
