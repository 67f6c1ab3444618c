import type { ReactNode } from 'react';
import type { FailureWords } from '../core/failures.ts';
import { FormError } from './form-error.tsx';
import { Icon } from './icon.tsx';
import styles from './staff-foot.module.css';

interface StaffFootProps {
  /** What keeps the page from being sent, or how it stands. */
  state: string;
  isReady: boolean;
  refusal: FailureWords | null;
  /** What sending it would mean. */
  note?: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** Stays at the foot of a page that is filled in: what is missing, and the button beside it. */
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
