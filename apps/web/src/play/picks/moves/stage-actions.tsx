import type { MouseEvent, ReactNode } from 'react';
import { InBar } from '../../../platform/ui/page/bar-places.tsx';
import styles from './stage-actions.module.css';

interface StageActionsProps {
  /** The state of the picks: shown on a phone, spoken elsewhere. */
  readonly status: ReactNode;
  /** The status stands elsewhere on the screen already. */
  readonly isSaid?: boolean;
  readonly children: ReactNode;
}

/** The actions on a stage's picks: in the event bar, on a phone in the dock. */
export function StageActions({ status, isSaid = false, children }: StageActionsProps) {
  return (
    <InBar place="actions">
      <div className={styles.status} data-said={isSaid || undefined}>
        {status}
      </div>
      <div className={styles.buttons}>{children}</div>
    </InBar>
  );
}

/** The focus goes to these when a dialog about the picks closes. */
export const SUBMIT_ID = 'submit-picks';
export const NEXT_ID = 'next-picks';
export const EDIT_ID = 'edit-picks';
export const actionFocus = (): HTMLElement | null =>
  document.getElementById(EDIT_ID) ?? document.getElementById(SUBMIT_ID);

/** A stop of the stage is done, so NEXT or SUBMIT follows. */
export const focusGoOn = (): void =>
  (document.getElementById(NEXT_ID) ?? document.getElementById(SUBMIT_ID))?.focus({
    preventScroll: true,
  });

/** The second press of a double click lands on whatever has come to stand there. */
export const onceOf = (act: () => void) => (press: MouseEvent) => {
  if (press.detail < 2) act();
};
