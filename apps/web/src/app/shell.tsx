import { type MouseEvent, type PointerEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { nameAt } from '../community/user-card/name-at.ts';
import { currentGame } from '../platform/core/current-game.ts';
import { gameOfPath } from '../platform/core/game-choice.ts';
import { lazyPart } from '../platform/parts/lazy-part.tsx';
import { PartBoundary } from '../platform/parts/part-boundary.tsx';
import { Toasts } from '../platform/ui/overlays/toast.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { InstallPlace } from './installed/install-place.tsx';
import { NewVersionLine } from './installed/new-version-line.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { ModalHost } from './modal-host.tsx';
import { BottomBar, NavBar } from './nav-bar.tsx';
import { CutOff } from './offline/cut-off.tsx';
import { PageFailure } from './page-failure.tsx';
import { Pages } from './router.tsx';
import styles from './shell.module.css';
import { m } from './words/messages.js';

/** Only useful with a mouse. */
const UserCardLayer = lazyPart(
  async () => (await import('../community/user-card/user-card-layer.tsx')).UserCardLayer,
  { failed: () => null },
);

/** Moves the focus alone: a history entry of its own would be one the router knows nothing of. */
function skipToContent(press: MouseEvent) {
  press.preventDefault();
  document.getElementById('main')?.focus();
}

/** The frame of every page. */
export function Shell() {
  const { pathname } = useLocation();
  const [hasMetName, setHasMetName] = useState(false);
  const meetName = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && nameAt(target)) setHasMetName(true);
  };
  const game = gameOfPath(pathname);
  if (game && game.id !== currentGame.id) {
    // Going back or forward into the other game: its page is a load of its own.
    location.reload();
    return null;
  }
  return (
    <div className={styles.shell} onPointerOver={hasMetName ? undefined : meetName}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, as links do */}
      <a className={styles.skip} href="#main" onClick={skipToContent} data-screen-only>
        {m.skipToContent()}
      </a>
      <MaintenanceNotice />
      <NavBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PartBoundary place={pathname} failed={() => <PageFailure />}>
          <CutOff>
            <Pages />
          </CutOff>
        </PartBoundary>
      </main>
      <BottomBar />
      <ModalHost />
      {hasMetName ? <UserCardLayer /> : null}
      <Toasts />
      <NewVersionLine />
      <InstallPlace />
      <ConnectionNotice />
      <LoadingOverlay />
    </div>
  );
}
