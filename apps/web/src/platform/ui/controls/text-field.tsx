import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | null | undefined;
  hint?: string;
  /** Stands in the field, at its end. */
  end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, end, className, ...rest } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          onChange={(change) => onChange(change.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end === undefined ? null : <div className={styles.end}>{end}</div>}
      </div>
      <p
        id={`${id}-note`}
        className={error ? styles.error : styles.hint}
        role={error ? 'alert' : undefined}
      >
        {error ? <Icon name="warning" size={16} /> : null}
        {note}
      </p>
    </div>
  );
}
