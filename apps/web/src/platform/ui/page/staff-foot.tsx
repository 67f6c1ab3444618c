import type { ReactNode } from 'react';
import type { FailureWords } from '../../core/failures.ts';
import { Icon } from '../art/icon.tsx';
import { FormError } from '../controls/form-error.tsx';
import styles from './staff-foot.module.css';

interface StaffFootProps {
  /** The reason why the page cannot be sent, or its state. */
  state: string;
  isReady: boolean;
  refusal: FailureWords | null;
  /** The effect of sending it. */
  note?: ReactNode;
  /** The button. */
  children: ReactNode;
}

/**
 * Stays at the foot of a page that is filled in: the missing fields, and the button beside them.
 */
export function StaffFoot({ state, isReady, refusal, note, children }: StaffFootProps) {
  return (
    <footer className={styles.foot}>
      <FormError refusal={refusal} />
      <p className={styles.missing} data-ready={isReady || undefined} role="status">
        <Icon name={isReady ? 'check' : 'warning'} size={18} />
        {state}
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
      {children}
    </footer>
  );
}
