import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { useLayer } from '../ui/layers.ts';
import styles from './event-layout.module.css';
import { LEFT_PANE_ID, useLeftPane } from './pane-drawer.ts';

interface EventLayoutProps {
  readonly pane: ReactNode;
  readonly children: ReactNode;
}

/** The left pane beside the picks; below 1050 px it is a drawer over them. */
export function EventLayout({ pane, children }: EventLayoutProps) {
  const { isOpen, close } = useLeftPane();
  const drawer = useDrawer(isOpen, close);
  return (
    <div className={styles.layout}>
      {isOpen && <div className={styles.backdrop} aria-hidden="true" onClick={close} />}
      <aside
        ref={drawer}
        id={LEFT_PANE_ID}
        className={styles.pane}
        data-open={isOpen || undefined}
        aria-label="Event details"
        tabIndex={-1}
      >
        <div className={styles.bar}>
          <Button variant="ghost" icon="cross" aria-label="Close event details" onClick={close} />
        </div>
        {pane}
      </aside>
      <div className={styles.main}>{children}</div>
    </div>
  );
}

/** An open drawer takes the focus, gives it back, and closes on Escape or on going elsewhere. */
function useDrawer(isOpen: boolean, close: () => void) {
  const drawer = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of place closes the drawer
  useEffect(() => close, [pathname]);
  const isOwn = useLayer(isOpen);
  const onKey = useEffectEvent((press: KeyboardEvent) => {
    if (press.key === 'Escape' && isOwn(press)) close();
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
