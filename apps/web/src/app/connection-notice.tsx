import { useIsOnline, useIsServerAway } from '../platform/core/connection.ts';
import { Icon } from '../platform/ui/art/icon.tsx';
import styles from './connection-notice.module.css';
import { m } from './words/messages.js';

/**
 * Tells at once that there is no connection, and after a while that the server does not answer. The screen
 * stays as it is, and is read again afterwards.
 */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const isAway = useIsServerAway();
  return (
    <div className={styles.region} role="status" data-screen-only>
      {(isAway || !isOnline) && (
        <p className={styles.notice}>
          <Icon name="offline" size={18} />
          {isOnline ? m.noAnswer() : m.noConnection()}
        </p>
      )}
    </div>
  );
}
