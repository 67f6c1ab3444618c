import { Icon } from '../ui/icon.tsx';
import styles from './mode-toggle.module.css';

export type Mode = 'bracket' | 'list';

const OTHERS = {
  bracket: { mode: 'list', name: 'List view', icon: 'list' },
  list: { mode: 'bracket', name: 'Bracket view', icon: 'bracket' },
} as const;

/** Switches between the drawing and the list. */
export function ModeToggle({ mode, onMode }: { mode: Mode; onMode(mode: Mode): void }) {
  const other = OTHERS[mode];
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={other.name}
      onClick={() => onMode(other.mode)}
    >
      <Icon name={other.icon} size={18} />
      <span className={styles.name}>{other.name}</span>
    </button>
  );
}
