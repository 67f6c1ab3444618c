import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { usePressOutside } from '../../platform/ui/overlays/use-press-outside.ts';
import styles from './bell.module.css';
import { notificationsQuery } from './notifications.queries.ts';
import { useOpened } from './opened-notifications.ts';
import { useAppBadge } from './use-app-badge.ts';
import { m } from './words/messages.js';

const NotificationPanel = lazyDialog(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
  { waiting: <p className={styles.waiting}>{m.loadingNotifications()}</p> },
);

const PANEL_ID = 'notifications';
/** [rule: notifications-5] */
const BADGE_MAX = 99;

/** The number of unopened notifications, and the button to the list. */
export function Bell({ userId }: { userId: number }) {
  const query = useQuery(notificationsQuery(userId));
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opened = useOpened();
  const count = query.data?.filter(({ id }) => !opened.has(id)).length ?? 0;
  useAppBadge(count);
  useOnReturn(query.refetch);
  usePressOutside(root, isOpen, setOpen);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (press: KeyboardEvent) => {
    if (isOpen && press.key === 'Escape') {
      press.stopPropagation();
      close();
    }
    if (!isOpen && press.key === 'ArrowDown') {
      press.preventDefault();
      setOpen(true);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes wherever the focus stands
    <div
      ref={root}
      className={styles.bell}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        aria-label={count === 0 ? m.notifications() : m.notificationsUnread({ count })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" />
        {count === 0 ? null : (
          <span className={styles.badge} aria-hidden>
            {count > BADGE_MAX ? `${BADGE_MAX}+` : count}
          </span>
        )}
      </button>
      {isOpen ? (
        <NotificationPanel id={PANEL_ID} userId={userId} query={query} onClose={close} />
      ) : null}
    </div>
  );
}

/**
 * With two windows side by side both are visible: coming back to one fires only its focus event.
 */
function useOnReturn(refetch: () => unknown) {
  useEffect(() => {
    const onFocus = () => void refetch();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);
}
