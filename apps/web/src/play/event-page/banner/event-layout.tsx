import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLayer } from '../../../platform/ui/overlays/layers.ts';
import { closeDrawer, PANE_ID, PaneFits, usePane } from '../pane/pane-state.ts';
import { m } from '../words/messages.js';
import styles from './event-layout.module.css';

interface EventLayoutProps {
  readonly pane: ReactNode;
  /** Whether what is on screen fits beside the pane. */
  readonly fits?: boolean;
  readonly children: ReactNode;
}

/** The pane beside the picks; below 1050 px it is a drawer over them. */
export function EventLayout({ fits = true, ...props }: EventLayoutProps) {
  return (
    <PaneFits value={fits}>
      <Columns {...props} />
    </PaneFits>
  );
}

function Columns({ pane, children }: Omit<EventLayoutProps, 'fits'>) {
  const { isOpen, isDrawer } = usePane();
  const wasOpened = useWasTrue(isOpen);
  const aside = useDrawer(isOpen && isDrawer);
  useEffect(() => {
    // Beside the picks it is no drawer; it does not come back as one over what was opened since.
    if (!isDrawer) closeDrawer();
  }, [isDrawer]);
  return (
    <div className={styles.layout}>
      {isOpen && isDrawer && (
        <div
          className={styles.backdrop}
          aria-hidden="true"
          onClick={closeDrawer}
          data-screen-only
        />
      )}
      <aside
        ref={aside}
        id={PANE_ID}
        className={styles.pane}
        data-drawer={isDrawer || undefined}
        data-open={(isOpen && isDrawer) || undefined}
        hidden={!isOpen && !isDrawer}
        aria-label={m.eventDetails()}
        tabIndex={-1}
        data-screen-only
      >
        {wasOpened && pane}
      </aside>
      <div className={styles.main}>{children}</div>
    </div>
  );
}

/** Whether it is true, or was before. */
function useWasTrue(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}

/** An open drawer takes the focus, gives it back, and closes on Escape or on going elsewhere. */
function useDrawer(isOpen: boolean) {
  const drawer = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of place closes the drawer
  useEffect(() => closeDrawer, [pathname]);
  const isOwn = useLayer(isOpen);
  const onKey = useEffectEvent((press: KeyboardEvent) => {
    if (press.key === 'Escape' && isOwn(press)) closeDrawer();
  });
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    drawer.current?.focus();
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen]);
  return drawer;
}
