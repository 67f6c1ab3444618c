import { openModal } from '../../platform/core/modals.ts';
import { queryClient } from '../../platform/core/query-client.ts';
import { currentUserQuery } from '../session/session.queries.ts';

const KEY = 'callshot.reopen-settings';

/** After re-authenticating at a provider the user continues where they were asked to. */
export const rememberSettings = (): void => sessionStorage.setItem(KEY, '1');

/** Opens the settings of the own profile once, after such a sign-in. */
export function reopenSettings(): void {
  if (sessionStorage.getItem(KEY) === null || /^\/(?:signin|link)-/.test(location.pathname)) return;
  sessionStorage.removeItem(KEY);
  void queryClient
    .fetchQuery(currentUserQuery)
    .then((user) => user && openModal('profile', { userId: user.id, section: 'account' }))
    // If the server does not answer, the page says so itself.
    .catch(() => undefined);
}
