import type { Notification } from '@callshot/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { openModal } from '../core/modals.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notification-panel.module.css';
import { useClearing } from './use-clearing.ts';
import { useMinute } from './use-minute.ts';

interface NotificationPanelProps {
  id: string;
  userId: number;
  query: UseQueryResult<Notification[]>;
  onClose(): void;
}

/** By what a press does, which is told beforehand [rule: notifications-1]. */
const verbs = { 1: 'Choose your nameplate', 2: 'Clear', 3: 'Open your profile' } as const;

/** What waits at the bell, newest first; whatever is pressed is cleared, a reward when it is claimed. */
export function NotificationPanel({ id, userId, query, onClose }: NotificationPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { clear, clearAll } = useClearing(userId);
  const navigate = useNavigate();
  const now = useMinute();
  const list = query.data ?? [];

  useEffect(() => (itemsOf(panel.current)[0] ?? panel.current)?.focus(), []);

  const press = (notification: Notification) => {
    switch (notification.onClickAction) {
      case 1:
        onClose();
        openModal('nameplate', { about: 'reward' });
        break;
      case 2:
        clearInPlace(notification);
        break;
      case 3:
        clear(notification);
        onClose();
        openModal('profile', { userId });
        break;
    }
  };

  const clearInPlace = (notification: Notification) => {
    const at = list.indexOf(notification);
    clear(notification);
    // The next one takes its place; after the last one the one before, or the list itself.
    const items = itemsOf(panel.current);
    (items[at + 1] ?? items[at - 1] ?? panel.current)?.focus();
  };

  const follow = (notification: Notification, path: string) => {
    clear(notification);
    onClose();
    void navigate(path);
  };

  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      role="dialog"
      aria-label="Notifications"
      tabIndex={-1}
      onKeyDown={(event) => moveFocus(event, panel.current)}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>Notifications</h2>
        {list.length === 0 ? null : (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              panel.current?.focus();
              clearAll();
            }}
          >
            Clear all
          </Button>
        )}
      </header>
      <Content query={query}>
        {list.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            verb={verbs[notification.onClickAction]}
            now={now}
            onPress={press}
            onFollow={follow}
          />
        ))}
      </Content>
    </div>
  );
}

function Content({
  query,
  children,
}: {
  query: UseQueryResult<Notification[]>;
  children: ReactNode;
}) {
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure title="The notifications could not be loaded" onRetry={() => query.refetch()} />
    ) : (
      <p className={styles.note} role="status">
        Loading notifications…
      </p>
    );
  }
  if (query.data.length === 0) {
    return (
      <p className={styles.note} role="status">
        <span className={styles.mark}>
          <Icon name="bell" size={24} />
        </span>
        No notifications
      </p>
    );
  }
  return <ul className={styles.list}>{children}</ul>;
}

const itemsOf = (panel: HTMLElement | null) =>
  Array.from(panel?.querySelectorAll<HTMLElement>('li > button') ?? []);

/** Arrows, Home and End go along the notifications, as in a menu; Tab also stops at their links. */
function moveFocus(press: KeyboardEvent, panel: HTMLElement | null) {
  const items = itemsOf(panel);
  const at = items.findIndex((item) => item.parentElement?.contains(document.activeElement));
  const next = { ArrowDown: (at + 1) % items.length, ArrowUp: at - 1, Home: 0, End: -1 }[press.key];
  if (next === undefined) return;
  press.preventDefault();
  items.at(at === -1 && press.key === 'ArrowUp' ? -1 : next)?.focus();
}
