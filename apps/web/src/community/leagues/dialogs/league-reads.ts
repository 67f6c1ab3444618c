import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { call } from '../../../platform/core/client.ts';
import { leagueQuery } from '../../league/league.queries.ts';
import { leagueKeys } from '../leagues.queries.ts';

/** A league that something is asked of; asked for anew: another tab may have changed or deleted it. */
export function useLeague(leagueId: number) {
  const { user, isLoading } = useCurrentUser();
  const viewer = user?.id ?? null;
  const query = useQuery({
    ...leagueQuery(leagueId, viewer),
    staleTime: 0,
    enabled: !isLoading,
  });
  const league = query.isError ? undefined : query.data;
  return { query, league, user, isOwn: league !== undefined && league.createdBy === viewer };
}

/** Rows of one answer [rule: leagues-7]. */
export const MEMBERS_PAGE = 30;

/** `from` counts from 0. */
export const leagueMembersQuery = (leagueId: number, from: number, viewer: number | null) =>
  queryOptions({
    queryKey: [...leagueKeys.all, 'members', leagueId, viewer, from],
    queryFn: ({ signal }) =>
      call('GET /api/leagues/members', {
        query: { leagueId: String(leagueId), from: String(from) },
        signal,
        isSilent: true,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const leagueSearchQuery = (term: string, viewer: number | null) =>
  queryOptions({
    queryKey: [...leagueKeys.all, 'search', viewer, term],
    queryFn: ({ signal }) =>
      call('GET /api/leagues/search', { query: { term }, signal, isSilent: true }),
  });
