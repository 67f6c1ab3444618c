import { classNames } from '../hooks/class-names.ts';
import styles from './wordmark.module.css';

/** The product's name as its own art: the O is a shot called and landed. */
export function Wordmark({ size = 'md' }: { size?: 'md' | 'lg' }) {
  return (
    <span className={classNames(styles.wordmark, styles[size])} translate="no">
      <svg className={styles.mark} viewBox="0 0 26 26" fill="none" aria-hidden>
        <path d="M20.5 6.2A10 10 0 1 0 20.5 19.8" stroke="currentColor" strokeWidth="3.4" />
        <path d="M8 13.2l4 4L23.5 5" stroke="var(--accent)" strokeWidth="3.4" />
      </svg>
      <span aria-hidden>
        CALL<span className={styles.accent}>SHOT</span>
      </span>
    </span>
  );
}
