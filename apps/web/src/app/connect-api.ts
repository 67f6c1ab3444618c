import type { ApiError } from '../core/api-error.ts';
import { configureApi } from '../core/client.ts';
import { currentGame } from '../core/current-game.ts';
import { reactionTo } from '../core/failures.ts';
import { openInstead, openModal } from '../core/modals.ts';
import { queryClient } from '../core/query-client.ts';
import { storePostLoginPath } from '../session/post-login.ts';
import { becomeVisitor, currentUserQuery } from '../session/session.queries.ts';
import { showToast } from '../ui/toast.tsx';

function showFailure(error: ApiError) {
  const reaction = reactionTo(error);
  if (reaction.kind === 'toast') showToast({ text: reaction.text, kind: 'error' });
  if (reaction.kind === 'error') openModal('error', reaction);
  if (reaction.kind === 'logIn') {
    becomeVisitor(queryClient);
    storePostLoginPath();
    openInstead('logIn');
  }
}

/** Tells calls of the page that they are made from, and the page of those that fail. */
export const connectApi = (): void =>
  configureApi({
    gameId: () => currentGame.id,
    userId: () => queryClient.getQueryData(currentUserQuery.queryKey)?.id,
    onFailure: showFailure,
    onSessionEnd: (end) => {
      import('./tell-session-end.ts')
        .then(({ tellSessionEnd }) => tellSessionEnd(end))
        .catch(() => {});
    },
  });
