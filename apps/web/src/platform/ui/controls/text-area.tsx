import { type ComponentProps, useId } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import styles from './text-field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | null | undefined;
}

/** A text of several lines; its error stands below. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, error, className, ...rest } = props;
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={classNames(styles.input, styles.area)}
        value={value}
        onChange={(change) => onChange(change.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(rest['aria-describedby'], error && `${id}-error`) || undefined}
      />
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
