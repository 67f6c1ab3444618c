import type { KeyboardEvent } from 'react';
import styles from './hand-matches.module.css';

interface ScoreFieldProps {
  label: string;
  value: number | null;
  isDisabled: boolean;
  describedBy: string | undefined;
  onType(value: number | null): void;
}

/** One digit, and the next score has the focus; Enter goes on too, with Shift back. */
export function ScoreField({ label, value, isDisabled, describedBy, onType }: ScoreFieldProps) {
  return (
    <input
      className={styles.score}
      data-score
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={describedBy === undefined ? undefined : true}
      aria-describedby={describedBy}
      disabled={isDisabled}
      value={value ?? ''}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        const digit = /\d/.exec(target.value)?.[0];
        onType(digit === undefined ? null : Number(digit));
        if (digit !== undefined) goOn(target, 1);
      }}
      onKeyDown={(press) => onKey(press)}
    />
  );
}

function onKey(press: KeyboardEvent<HTMLInputElement>): void {
  if (press.key !== 'Enter') return;
  press.preventDefault();
  goOn(press.currentTarget, press.shiftKey ? -1 : 1);
}

/** To the next score of the page. */
function goOn(from: HTMLInputElement, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-score]:not(:disabled)')];
  all[all.indexOf(from) + step]?.focus();
}
