import './take-secrets.ts';
import '../platform/styles/fonts.css';
import '../platform/styles/print.css';
import { speakBy } from '@callshot/rules';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { openLoginPrompts } from '../account/session/login-prompts.ts';
import { isInviteUnderWay } from '../account/session/waiting-invite.ts';
import { tellNotSignedIn } from '../account/sign-in/not-signed-in.ts';
import { reopenSettings } from '../account/sign-in/proof-return.ts';
import { watchPresses } from '../community/user-card/pressed-name.ts';
import { language } from '../platform/core/language.ts';
import { closeModals, openModal } from '../platform/core/modals.ts';
import { browserHistory } from '../platform/core/page-history.ts';
import { showRememberedLooks } from '../platform/core/plate-looks.ts';
import { keepPrintFoot } from '../platform/core/print-foot.ts';
import { beginOnIntent } from '../platform/parts/fetch-ahead.ts';
import { App } from './app.tsx';

import { connectApi } from './connect-api.ts';
import { beginWhenLoaded } from './installed/begin-when-loaded.ts';
import { applyOwnStyles } from './own-styles.ts';
import { firstPage, loadPageAt } from './router.tsx';
import { watchAccount } from './watch-account.ts';

speakBy(language);
connectApi();

// Going to another page closes its modals. Replacing the address of the same page does not.
const history = browserHistory();
history.listen(() => {
  if (history.action !== 'REPLACE') closeModals();
});

watchPresses((userId) => openModal('profile', { userId }));
watchAccount();
showRememberedLooks();
keepPrintFoot();
openLoginPrompts();
tellNotSignedIn();
reopenSettings();
if (isInviteUnderWay()) {
  // A failed attempt waits for the next page, as the invite does.
  import('./resume-invite.ts').then(({ resumeInvite }) => resumeInvite(history)).catch(() => {});
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// In slices: a long render would leave the first press unanswered.
const draw = () => startTransition(() => createRoot(root).render(<App history={history} />));

// The page's outlines stand until there is something to draw in their places.
void Promise.all([applyOwnStyles(), firstPage]).finally(draw);
beginOnIntent(loadPageAt);
beginWhenLoaded();
