import { useId } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import styles from './text-lines.module.css';

interface TextLinesProps {
  label: string;
  hint: string;
  value: string;
  error: string | null;
  className?: string | undefined;
  onChange(value: string): void;
}

/** Text of several lines, with its error or hint below. */
export function TextLines({ label, hint, value, error, className, onChange }: TextLinesProps) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        className={styles.input}
        value={value}
        onChange={(change) => onChange(change.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
        {error ? <Icon name="warning" size={16} /> : null}
        {error ?? hint}
      </p>
    </div>
  );
}
