import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  label: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  /** What of the thing edited it says, for what leads to it. */
  place?: string;
  onChange(isOn: boolean): void;
}

/** Yes or no within a form. What acts at once, without a form to send, is a Switch. */
export function Checkbox({ label, isOn, isDisabled = false, place, onChange }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        data-place={place}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
