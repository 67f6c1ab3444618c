import type { Notification } from '@callshot/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { openModal } from '../../platform/core/modals.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { firstPath } from './clean-html.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notification-panel.module.css';
import { markOpened, useOpened } from './opened-notifications.ts';
import { useClearing } from './use-clearing.ts';
import { useMinute } from './use-minute.ts';
import { m } from './words/messages.js';

interface NotificationPanelProps {
  id: string;
  userId: number;
  query: UseQueryResult<Notification[]>;
  onClose(): void;
}

/** Tells what a press does beforehand [rule: notifications-1]. */
function verbOf({ onClickAction, html }: Notification): string | null {
  if (onClickAction === 1) return m.chooseNameplate();
  if (onClickAction === 3) return m.openProfile();
  return firstPath(html) === null ? null : m.openAction();
}

/**
 * The notifications, newest first. A press opens the subject, and the cross beside it clears it.
 */
export function NotificationPanel({ id, userId, query, onClose }: NotificationPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { clear, clearAll } = useClearing(userId);
  const navigate = useNavigate();
  const now = useMinute();
  const opened = useOpened();
  const list = query.data ?? [];

  useEffect(() => (buttonsOf(panel.current, 'data-stop')[0] ?? panel.current)?.focus(), []);

  // Notifications without a link count as read once the list closes.
  const onLeave = useEffectEvent(() =>
    markOpened(
      list.filter((one) => verbOf(one) === null),
      list,
    ),
  );
  useEffect(() => () => onLeave(), []);

  const open = (notification: Notification) => {
    const path = firstPath(notification.html);
    if (notification.onClickAction === 2 && path !== null) return follow(notification, path);
    markOpened([notification], list);
    onClose();
    if (notification.onClickAction === 1) openModal('nameplate', { about: 'reward' });
    if (notification.onClickAction === 3) openModal('profile', { userId });
  };

  const clearInPlace = (notification: Notification) => {
    const at = list.indexOf(notification);
    clear(notification);
    // The next one takes its place; after the last one the one before, or the list itself.
    const ways = buttonsOf(panel.current, 'data-clear');
    (ways[at + 1] ?? ways[at - 1] ?? panel.current)?.focus();
  };

  const follow = (notification: Notification, path: string) => {
    markOpened([notification], list);
    onClose();
    void navigate(path);
  };

  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      role="dialog"
      aria-label={m.notifications()}
      tabIndex={-1}
      onKeyDown={(event) => moveFocus(event, panel.current)}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{m.notifications()}</h2>
        {list.length === 0 ? null : (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              panel.current?.focus();
              clearAll();
            }}
          >
            {m.clearAll()}
          </Button>
        )}
      </header>
      <Content query={query}>
        {list.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            verb={verbOf(notification)}
            isRead={opened.has(notification.id)}
            now={now}
            onOpen={open}
            onFollow={follow}
            onClear={clearInPlace}
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
      <LoadFailure title={m.notificationsFailed()} onRetry={() => query.refetch()} />
    ) : (
      <p className={styles.note} role="status">
        {m.loadingNotifications()}
      </p>
    );
  }
  if (query.data.length === 0) {
    return (
      <p className={styles.note} role="status">
        <span className={styles.mark}>
          <Icon name="bell" size={24} />
        </span>
        {m.noNotifications()}
      </p>
    );
  }
  return <ul className={styles.list}>{children}</ul>;
}

/** The buttons of the list, one a notification. */
const buttonsOf = (panel: HTMLElement | null, of: 'data-stop' | 'data-clear') =>
  Array.from(panel?.querySelectorAll<HTMLElement>(`li > button[${of}]`) ?? []);

/** Arrows, Home and End go along the notifications, as in a menu; Tab also stops at what they hold. */
function moveFocus(press: KeyboardEvent, panel: HTMLElement | null) {
  const items = buttonsOf(panel, 'data-stop');
  const at = items.findIndex((item) => item.parentElement?.contains(document.activeElement));
  const next = { ArrowDown: (at + 1) % items.length, ArrowUp: at - 1, Home: 0, End: -1 }[press.key];
  if (next === undefined) return;
  press.preventDefault();
  items.at(at === -1 && press.key === 'ArrowUp' ? -1 : next)?.focus();
}
