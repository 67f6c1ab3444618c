import { currentUserQuery } from '../account/session/session.queries.ts';
import { call } from '../platform/core/client.ts';
import { loadAnew } from '../platform/core/leaving.ts';
import { closeModal, openModal } from '../platform/core/modals.ts';
import { queryClient } from '../platform/core/query-client.ts';
import { holdsWork } from './holds-work.ts';

let checking: Promise<void> | undefined;

/** Several tabs may tell of the same change. */
export const checkAccount = (): Promise<void> =>
  (checking ??= compare().finally(() => {
    checking = undefined;
  }));

/**
 * Checks the account when the page is looked at again. If another user is signed in, the page reloads for
 * them, or asks first where something would be lost.
 */
async function compare(): Promise<void> {
  await shown();
  const user = await call('GET /api/user/currentUser', { isSilent: true });
  const known = queryClient.getQueryData(currentUserQuery.queryKey);
  if (user?.id === known?.id) closeModal('accountChanged');
  else if (holdsWork()) openModal('accountChanged', { username: user?.username ?? null });
  else loadAnew();
}

const shown = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
