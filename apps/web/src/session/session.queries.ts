import type { CurrentUser } from '@callshot/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../core/client.ts';

export const currentUserQuery = queryOptions({
  queryKey: ['currentUser'],
  queryFn: ({ signal }) => call('GET /api/user/currentUser', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user; null for a visitor and while nothing is known yet. */
export function useCurrentUser(): { user: CurrentUser | null; isLoading: boolean } {
  const { data, isPending } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending };
}

/** The session has ended on the server. */
export function becomeVisitor(queries: QueryClient): void {
  queries.setQueryData(currentUserQuery.queryKey, null);
}
