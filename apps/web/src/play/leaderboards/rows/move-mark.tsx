import { language } from '../../../platform/core/language.ts';
import { m } from '../words/messages.js';
import styles from './move-mark.module.css';

/** Ranks gained or lost since the last result; nothing where there are none to compare. */
export function MoveMark({ move }: { readonly move: number | null }) {
  if (move === null) return <span className={styles.move} />;
  const way = move > 0 ? 'up' : move < 0 ? 'down' : 'same';
  return (
    <span className={styles.move} data-way={way}>
      {way !== 'same' && (
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <path d={way === 'up' ? 'M5 1l4.5 8h-9z' : 'M5 9L.5 1h9z'} fill="currentColor" />
        </svg>
      )}
      {move === 0 ? '–' : Math.abs(move).toLocaleString(language())}
    </span>
  );
}

/** The same in words; empty where there is nothing to tell. */
export function moveWords(move: number | null): string {
  if (move === null) return '';
  if (move === 0) return m.sameRank();
  const places = Math.abs(move);
  return move > 0 ? m.movedUp({ places }) : m.movedDown({ places });
}
