import { decimal } from '../../core/decimal.ts';
import styles from './share-bar.module.css';

interface ShareBarProps {
  /** From 0 to 100. */
  percent: number;
  /** Behind the number, where its column does not say it. */
  unit?: string;
}

/** A bar beside its number, never in its place; `--tone` is its colour. */
export function ShareBar({ percent, unit = '' }: ShareBarProps) {
  return (
    <span className={styles.share}>
      <span className={styles.bar} data-bar aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.figure}>
        {decimal(percent)}
        {unit}
      </span>
    </span>
  );
}
