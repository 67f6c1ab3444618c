import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { settingsQuery } from '../core/settings.queries.ts';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.tsx';
import styles from './maintenance-notice.module.css';

/** What staff tell everybody before and during maintenance [rule: settings-5]. */
export function MaintenanceNotice() {
  const { data } = useQuery({ ...settingsQuery, refetchInterval: 50_000 });
  const message = data && (data.maintenanceMessage ?? null);
  const before = useRef<typeof message>(undefined);
  useEffect(() => {
    // A page that is open may have a dialog over the notice.
    if (before.current !== undefined && before.current !== message && typeof message === 'string') {
      showToast({ text: message, kind: 'error' });
    }
    before.current = message;
  }, [message]);
  if (typeof message !== 'string') return null;
  return (
    <aside className={styles.notice} aria-label="Maintenance">
      <Icon name="warning" size={18} />
      {message}
    </aside>
  );
}
