import type { MouseEvent, ReactNode } from 'react';
import styles from './pick-dock.module.css';

interface DockProps {
  readonly status: ReactNode;
  readonly isReading?: boolean;
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** The bar that stays in reach at the foot of the picks. */
export function Dock({ status, isReading = false, isWaiting = false, children }: DockProps) {
  return (
    <div
      className={styles.dock}
      data-reading={isReading || undefined}
      data-waiting={isWaiting || undefined}
    >
      <div className={styles.status}>{status}</div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** Where the keyboard goes on when a dialog about the picks closes. */
export const SUBMIT_ID = 'submit-picks';
export const EDIT_ID = 'edit-picks';
export const dockFocus = (): HTMLElement | null =>
  document.getElementById(EDIT_ID) ?? document.getElementById(SUBMIT_ID);

/** The second press of a double click lands on whatever has come to stand there. */
export const onceOf = (act: () => void) => (press: MouseEvent) => {
  if (press.detail < 2) act();
};
