import type { CurrentUser } from '@callshot/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import { leaveTo } from '../core/leaving.ts';
import { rememberPlainNames } from './remembered-names.ts';

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

/** Ends the session; nothing cached of the account stays, since the page is loaded anew (decision 13). */
export async function logOut(queries: QueryClient): Promise<void> {
  await endPush();
  const user = queries.getQueryData(currentUserQuery.queryKey);
  // What is asked for the account would meet a session that is over.
  becomeVisitor(queries);
  await queries.cancelQueries();
  try {
    await call('POST /api/auth/logout');
  } catch (failure) {
    queries.setQueryData(currentUserQuery.queryKey, user);
    throw failure;
  }
  rememberPlainNames(false);
  leaveTo('/');
}

/** What is pushed is the account's: whoever uses this browser next does not read it. */
async function endPush(): Promise<void> {
  try {
    const { unsubscribe } = await import('../notifications/push.ts');
    await unsubscribe();
  } catch {
    // Logging out does not wait for a push service.
  }
}
