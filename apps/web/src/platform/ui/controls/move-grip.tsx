import { Menu } from '../overlays/menu.tsx';
import { m } from '../words/messages.js';
import styles from './move-grip.module.css';
import type { Grip } from './reorder.tsx';

interface MoveGripProps {
  /** The name of the handle, such as "Move answer 2". */
  label: string;
  title: string;
  at: number;
  count: number;
  grip: Grip;
  onMoveTo(to: number): void;
}

/** The handle of a row: it is dragged, and a press opens the same moves as a menu. */
export function MoveGrip({ label, title, at, count, grip, onMoveTo }: MoveGripProps) {
  const last = count - 1;
  const isFirst = at === 0;
  const isLast = at === last;
  return (
    <Menu
      label={label}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      button={{
        ...grip,
        className: styles.grip,
        title,
      }}
      items={[
        {
          ...{ key: 'up', label: m.moveUp(), icon: 'arrow-up', isDisabled: isFirst },
          onSelect: () => onMoveTo(at - 1),
        },
        {
          ...{ key: 'down', label: m.moveDown(), icon: 'arrow-down', isDisabled: isLast },
          onSelect: () => onMoveTo(at + 1),
        },
        { key: 'top', label: m.moveToTop(), isDisabled: isFirst, onSelect: () => onMoveTo(0) },
        { key: 'end', label: m.moveToEnd(), isDisabled: isLast, onSelect: () => onMoveTo(last) },
      ]}
    >
      <span className={styles.handle} aria-hidden />
    </Menu>
  );
}
