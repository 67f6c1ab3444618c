import type { CurrentUser } from '@callshot/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { store } from '../../platform/core/stored-choice.ts';

/** Under which this browser remembers who was signed in last, so that its other tabs are told. */
export const ACCOUNT_KEY = 'callshot.account';

export const currentUserQuery = queryOptions({
  queryKey: ['currentUser'],
  queryFn: async ({ signal }) => {
    const user = await call('GET /api/user/currentUser', { signal });
    store(ACCOUNT_KEY, `${user?.id ?? ''}`);
    return user;
  },
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
