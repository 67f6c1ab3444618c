import type { RefObject } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { m } from '../words/messages.js';
import type { Mode } from './board-mode.ts';
import styles from './mode-toggle.module.css';

const OTHERS = {
  bracket: { mode: 'list', name: m.listView(), icon: 'list' },
  list: { mode: 'bracket', name: m.bracketView(), icon: 'bracket' },
} as const;

interface ModeToggleProps {
  readonly mode: Mode;
  /** True from a press until the toggle of the new view has taken the focus over. */
  readonly hasSwitched: RefObject<boolean>;
  onMode(mode: Mode): void;
}

/** Switches between the drawing and the list. Each view has its own, so the focus moves along. */
export function ModeToggle({ mode, hasSwitched, onMode }: ModeToggleProps) {
  const other = OTHERS[mode];
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button === null || !hasSwitched.current) return;
    hasSwitched.current = false;
    button.focus({ preventScroll: true });
  };
  return (
    <button
      ref={takeFocus}
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
