import { useId } from 'react';
import { Icon } from '../art/icon.tsx';
import { m } from '../words/messages.js';
import styles from './stepper.module.css';

interface StepperProps {
  /** The name of the number, for screen readers. */
  label: string;
  /** As typed: it may be empty, or no number yet. */
  value: string;
  least: number;
  most: number;
  /** The change by one press of a button. */
  step?: number;
  error?: string | null | undefined;
  isDisabled?: boolean;
  /** Names the field for links that lead to it. */
  place?: string;
  onChange(value: string): void;
  onLeave?(): void;
}

/** A whole number between two buttons; it can be typed as well, and the arrow keys count. */
export function Stepper(props: StepperProps) {
  const { label, value, least, most, step = 1, error, isDisabled = false, onChange } = props;
  const id = useId();
  const at = wholeOf(value);
  const by = (change: number) =>
    onChange(String(Math.min(most, Math.max(least, (at ?? least - change) + change))));
  const button = (change: number, isAtEnd: boolean) => (
    <button
      type="button"
      className={styles.button}
      tabIndex={-1}
      aria-label={change < 0 ? m.less({ label }) : m.more({ label })}
      disabled={isDisabled || isAtEnd}
      onClick={() => by(change)}
    >
      <Icon name={change < 0 ? 'minus' : 'plus'} size={14} />
    </button>
  );
  return (
    <div className={styles.field}>
      <div className={styles.box} data-wrong={error ? true : undefined}>
        {button(-step, at !== null && at <= least)}
        <input
          className={styles.input}
          inputMode="numeric"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          data-place={props.place}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
          onBlur={props.onLeave}
          onKeyDown={(press) => {
            const change = { ArrowUp: step, ArrowDown: -step }[press.key];
            if (change === undefined || press.altKey) return;
            press.preventDefault();
            by(change);
          }}
        />
        {button(step, at !== null && at >= most)}
      </div>
      {error ? (
        <p id={`${id}-note`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The whole number that a text says; null where it says none. */
export const wholeOf = (text: string): number | null =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
