import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  label: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  /** The path of the edited field, for links that lead to it. */
  place?: string;
  onChange(isOn: boolean): void;
}

/** Yes or no within a form. A setting that applies at once, without a form, is a Switch. */
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
