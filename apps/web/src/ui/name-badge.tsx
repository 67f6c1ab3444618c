import { classNames } from './class-names.ts';
import styles from './name-badge.module.css';

interface NameBadgeProps {
  username: string;
  nameplateId: number;
  /** Of the name alone; readable on every plate (see profile/readable-colour.ts). */
  colour?: string | undefined;
  className?: string | undefined;
}

/** A user's name in its nameplate; the frame is the app's own and never grows. */
export function NameBadge({ username, nameplateId, colour, className }: NameBadgeProps) {
  return (
    <span className={classNames(styles.frame, className)} data-nameplate={nameplateId}>
      <span className={styles.name} style={colour ? { color: colour } : undefined}>
        {username}
      </span>
    </span>
  );
}
