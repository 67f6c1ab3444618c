import type { Notification } from '@callshot/contract';
import { useId } from 'react';
import { Icon } from '../ui/icon.tsx';
import { exactTime, timeAgo } from '../ui/time-ago.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { NotificationHtml } from './notification-html.tsx';
import styles from './notification-item.module.css';

interface NotificationItemProps {
  notification: Notification;
  /** What a press does. */
  verb: string;
  now: number;
  onPress(notification: Notification): void;
  onFollow(notification: Notification, path: string): void;
}

/** One notification: a button under all of it, and its links above, since none may hold the other. */
export function NotificationItem(props: NotificationItemProps) {
  const { notification, verb, now, onPress, onFollow } = props;
  const { html, createdAt } = notification;
  const id = useId();
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.cover}
        aria-labelledby={`${id}-verb ${id}-text`}
        onClick={() => onPress(notification)}
      >
        <VisuallyHidden>
          <span id={`${id}-verb`}>{verb}:</span>
        </VisuallyHidden>
        <Icon name={verb === 'Clear' ? 'cross' : 'chevron-right'} size={16} />
      </button>
      <div className={styles.content}>
        <NotificationHtml
          id={`${id}-text`}
          html={html}
          onFollow={(path) => onFollow(notification, path)}
        />
        <time className={styles.time} dateTime={createdAt} title={exactTime(createdAt)}>
          {timeAgo(createdAt, now)}
        </time>
      </div>
    </li>
  );
}
