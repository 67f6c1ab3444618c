import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import { LEAGUES_KEY, type Viewer } from '../league/league.queries.ts';

const KEPT_MS = 60_000;
/** The page says itself what failed to load. */
const isSilent = true;

interface PicksOf {
  readonly leagueId: number;
  readonly eventId: number;
  readonly eventStageId: number;
  readonly viewer: Viewer;
}

export const leaguePicksKeys = {
  of: (eventId: number) => [LEAGUES_KEY, 'picks', eventId] as const,
};

export const leaguePicksQuery = ({ leagueId, eventId, eventStageId, viewer }: PicksOf) =>
  queryOptions({
    queryKey: [...leaguePicksKeys.of(eventId), leagueId, viewer, eventStageId],
    queryFn: ({ signal }) =>
      call('GET /api/leagues/picks', {
        query: {
          leagueId: String(leagueId),
          eventId: String(eventId),
          eventStageId: String(eventStageId),
        },
        signal,
        isSilent,
      }),
    staleTime: KEPT_MS,
  });
