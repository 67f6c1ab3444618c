import { queryClient } from '../../platform/core/query-client.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { currentUserQuery } from '../session/session.queries.ts';

const KEY = 'callshot.not-signed-in';

/** A sign-in came to nothing; the page that it leads back to is a load of its own. */
export const rememberNotSignedIn = (words: string): void => sessionStorage.setItem(KEY, words);

/** Says so there, once, unless another tab has signed in meanwhile. */
export function tellNotSignedIn(): void {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return;
  sessionStorage.removeItem(KEY);
  void queryClient
    .fetchQuery(currentUserQuery)
    .then((user) => user ?? showToast({ text }))
    // If the server does not answer, the page says so itself.
    .catch(() => undefined);
}
