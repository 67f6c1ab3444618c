import { useSettings } from '../core/settings.queries.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './maintenance-notice.module.css';

/** What staff tell everybody before and during maintenance [rule: settings-5]. */
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
