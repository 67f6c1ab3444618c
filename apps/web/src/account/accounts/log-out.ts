import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { leaveTo } from '../../platform/core/leaving.ts';
import { forgetLooks } from '../../platform/core/plate-looks.ts';
import { becomeVisitor, currentUserQuery } from '../session/session.queries.ts';

/**
 * Ends the session; nothing cached of the account stays, since the page is loaded anew [rule:
 * accounts-32].
 */
export async function logOut(queries: QueryClient): Promise<void> {
  await endPush();
  const user = queries.getQueryData(currentUserQuery.queryKey);
  // Requests for the account would meet a session that is over.
  becomeVisitor(queries);
  await queries.cancelQueries();
  try {
    await call('POST /api/auth/logout');
  } catch (failure) {
    queries.setQueryData(currentUserQuery.queryKey, user);
    throw failure;
  }
  forgetLooks();
  leaveTo('/');
}

/** Push messages belong to the account, so the next user of this browser does not get them. */
async function endPush(): Promise<void> {
  try {
    const { unsubscribe } = await import('../../reach/notifications/push.ts');
    await unsubscribe();
  } catch {
    // Logging out does not wait for a push service.
  }
}
