import { useIsOnline } from '../core/connection.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './connection-notice.module.css';

/**
 * Says at once that there is no connection. What is on screen stays, and is read again when the
 * connection is back.
 */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  return (
    <div className={styles.region} role="status">
      {isOnline ? null : (
        <p className={styles.notice}>
          <Icon name="offline" size={18} />
          No connection. This page may be old.
        </p>
      )}
    </div>
  );
}
