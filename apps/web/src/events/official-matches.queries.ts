import type { OfficialMatch } from '@callshot/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import { eventKeys } from './event.queries.ts';

const REFRESH = 60_000;

/** When the matches of an event begin, and how those that are on stand. */
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

/** Nothing is left to be played; what is corrected is announced. A bracket may still be drawn. */
const isOver = (matches: readonly OfficialMatch[] = []): boolean =>
  matches.length > 0 && matches.every(({ state }) => state !== 'PLAYED');
