import type { Notification } from '@callshot/contract';
import { useId } from 'react';
import { exactWords } from '../../platform/core/clock.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { timeAgo } from '../../platform/ui/words/time-ago.ts';
import { NotificationHtml } from './notification-html.tsx';
import styles from './notification-item.module.css';
import { m } from './words/messages.js';

interface NotificationItemProps {
  notification: Notification;
  /** The label of a press; null = it leads nowhere. */
  verb: string | null;
  isRead: boolean;
  now: number;
  onOpen(notification: Notification): void;
  onFollow(notification: Notification, path: string): void;
  onClear(notification: Notification): void;
}

/**
 * One notification: a button under all of it, and above that its links and the way to clear it, since no
 * button may hold another.
 */
export function NotificationItem(props: NotificationItemProps) {
  const { notification, verb, isRead, now, onOpen, onFollow, onClear } = props;
  const { html, createdAt } = notification;
  const id = useId();
  return (
    <li className={styles.item} data-read={isRead || undefined}>
      {verb !== null && (
        <button
          type="button"
          className={styles.cover}
          data-stop
          aria-labelledby={`${id}-verb ${id}-text`}
          onClick={() => onOpen(notification)}
        >
          <VisuallyHidden>
            <span id={`${id}-verb`}>{m.verbBefore({ verb })}</span>
          </VisuallyHidden>
        </button>
      )}
      <div className={styles.content}>
        <NotificationHtml
          id={`${id}-text`}
          html={html}
          lang={notification.language}
          onFollow={(path) => onFollow(notification, path)}
        />
        <p className={styles.foot}>
          {!isRead && <VisuallyHidden>{m.unreadMark()} </VisuallyHidden>}
          <time dateTime={createdAt} title={exactWords(createdAt)}>
            {timeAgo(createdAt, now)}
          </time>
        </p>
      </div>
      <button
        type="button"
        className={styles.clear}
        data-clear
        data-stop={verb === null || undefined}
        title={m.clearTitle()}
        aria-labelledby={`${id}-clear ${id}-text`}
        onClick={() => onClear(notification)}
      >
        <VisuallyHidden>
          <span id={`${id}-clear`}>{m.clearBefore()}</span>
        </VisuallyHidden>
        <Icon name="cross" size={16} />
      </button>
    </li>
  );
}
