import { classNames } from './class-names.ts';
import styles from './name-badge.module.css';

interface NameBadgeProps {
  username: string;
  nameplateId: number;
  className?: string | undefined;
}

/** A user's name in its nameplate; the frame is the app's own and never grows. */
export function NameBadge({ username, nameplateId, className }: NameBadgeProps) {
  return (
    <span className={classNames(styles.frame, className)} data-nameplate={nameplateId}>
      <span className={styles.name}>{username}</span>
    </span>
  );
}
