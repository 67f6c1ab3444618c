import { m } from '../words/messages.js';
import { Icon } from './icon.tsx';
import styles from './staff-mark.module.css';

/** Stands beside the name of staff: a drawing, so that it cannot be typed into a name. */
export const StaffMark = ({ size = 16 }: { size?: number }) => (
  <span title={m.staff()} className={styles.mark}>
    <Icon name="staff" size={size} label={m.staff()} />
  </span>
);
