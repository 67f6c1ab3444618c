import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsQuery } from '../platform/core/settings.queries.ts';
import { Icon } from '../platform/ui/art/icon.tsx';
import { showToast } from '../platform/ui/overlays/toast.tsx';
import styles from './maintenance-notice.module.css';
import { m } from './words/messages.js';

/** The notice of staff before and during maintenance, also on pages that stay open [rule: settings-5]. */
export function MaintenanceNotice() {
  const { data } = useQuery({ ...settingsQuery, refetchInterval: 50_000 });
  const message = data?.maintenanceMessage;
  const text = typeof message === 'string' && message;
  useEffect(() => {
    // A dialog lies over the notice.
    if (text && document.querySelector('[role=dialog]')) showToast({ text, kind: 'error' });
  }, [text]);
  if (!text) return null;
  return (
    <aside className={styles.notice} aria-label={m.maintenance()} data-screen-only>
      <Icon name="warning" size={18} />
      {text}
    </aside>
  );
}
