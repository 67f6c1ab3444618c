import type { QueryClient } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import { currentUserQuery } from '../session/session.queries.ts';

/**
 * Going back, a browser may show a page as it was left. If somebody else is signed in by now, or nobody, it is
 * loaded anew: what it shows is not theirs [rule: accounts-50].
 */
export function watchKeptPage(queries: QueryClient): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void reloadForOthers(queries);
  });
}

async function reloadForOthers(queries: QueryClient): Promise<void> {
  const known = queries.getQueryData(currentUserQuery.queryKey);
  try {
    const user = await call('GET /api/user/currentUser', { isSilent: true });
    if (user?.id !== known?.id) location.reload();
  } catch {
    addEventListener('online', () => void reloadForOthers(queries), { once: true });
  }
}
