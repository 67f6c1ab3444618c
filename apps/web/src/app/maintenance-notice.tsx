import { Icon } from '../ui/icon.tsx';
import styles from './maintenance-notice.module.css';
import { useSettings } from './settings.queries.ts';

/** What staff tell everybody before and during maintenance (decision 43). */
export function MaintenanceNotice() {
  const { maintenanceMessage } = useSettings();
  if (typeof maintenanceMessage !== 'string') return null;
  return (
    <aside className={styles.notice} aria-label="Maintenance">
      <Icon name="warning" size={18} />
      {maintenanceMessage}
    </aside>
  );
}
