import { classNames } from './class-names.ts';
import styles from './name-badge.module.css';
import { StaffMark } from './staff-mark.tsx';

interface NameBadgeProps {
  username: string;
  nameplateId: number;
  isStaff?: boolean | undefined;
  /** Of the name alone; readable on every plate (see profile/readable-colour.ts). */
  colour?: string | undefined;
  className?: string | undefined;
}

/** A user's name in its nameplate; the frame is the app's own and never grows. */
export function NameBadge(props: NameBadgeProps) {
  const { username, nameplateId, isStaff = false, colour, className } = props;
  return (
    <span className={classNames(styles.frame, className)} data-nameplate={nameplateId}>
      <span className={styles.name} style={colour ? { color: colour } : undefined}>
        {username}
      </span>
      {isStaff ? <StaffMark /> : null}
    </span>
  );
}
