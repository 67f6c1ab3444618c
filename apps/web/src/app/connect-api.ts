import { storePostLoginPath } from '../account/session/post-login.ts';
import { becomeVisitor, currentUserQuery } from '../account/session/session.queries.ts';
import type { ApiError } from '../platform/core/api-error.ts';
import { configureApi } from '../platform/core/client.ts';
import { currentGame } from '../platform/core/current-game.ts';
import { reactionTo } from '../platform/core/failures.ts';
import { openInstead, openModal } from '../platform/core/modals.ts';
import { queryClient } from '../platform/core/query-client.ts';
import { showToast } from '../platform/ui/overlays/toast.tsx';

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
