import './take-secrets.ts';
import '../styles/fonts.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiError } from '../core/api-error.ts';
import { configureApi } from '../core/client.ts';
import { currentGame } from '../core/current-game.ts';
import { reactionTo } from '../core/failures.ts';
import { closeModals, openInstead, openModal } from '../core/modals.ts';
import { browserHistory } from '../core/page-history.ts';
import { PageRouter } from '../core/page-router.tsx';
import { showRememberedLooks } from '../core/plate-looks.ts';
import { queryClient } from '../core/query-client.ts';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { beginIdleWork } from '../parts/when-idle.ts';
import { openLoginPrompts } from '../session/login-prompts.ts';
import { storePostLoginPath } from '../session/post-login.ts';
import { becomeVisitor, currentUserQuery } from '../session/session.queries.ts';
import { isInviteUnderWay } from '../session/waiting-invite.ts';
import { tellNotSignedIn } from '../sign-in/not-signed-in.ts';
import { reopenSettings } from '../sign-in/proof-return.ts';
import { showToast } from '../ui/toast.tsx';
import { watchPresses } from '../user-card/pressed-name.ts';
import { applyOwnStyles } from './own-styles.ts';
import { PageFailure } from './page-failure.tsx';
import { firstPage } from './router.tsx';
import { Shell } from './shell.tsx';
import { watchAccount } from './watch-account.ts';

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

// Whoever goes on has left what lay over the page; a page that gives itself its full address has not.
const history = browserHistory();
history.listen(() => {
  if (history.action !== 'REPLACE') closeModals();
});

watchPresses((userId) => openModal('profile', { userId }));
watchAccount();
showRememberedLooks();
openLoginPrompts();
tellNotSignedIn();
reopenSettings();
if (isInviteUnderWay()) {
  // What failed waits for the next page, as the invite does.
  import('./resume-invite.ts').then(({ resumeInvite }) => resumeInvite(history)).catch(() => {});
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PageRouter history={history}>
          <PartBoundary failed={() => <PageFailure />}>
            <Shell />
          </PartBoundary>
        </PageRouter>
      </QueryClientProvider>
    </StrictMode>,
  );

// The page's outlines stand until there is something to draw in their places.
void Promise.all([applyOwnStyles(), firstPage]).finally(draw);
void beginIdleWork();
