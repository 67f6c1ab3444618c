import type { Giving } from '@callshot/contract';
import { m } from '../words/messages.js';
import styles from './give-trophies.module.css';

/** The progress of a giving, a re-run or a taking back; it stays once everything is done. */
export function GivingProgress({ giving }: { readonly giving: Giving }) {
  const { kind, state, done, total } = giving;
  const isTaking = kind === 'take_back';
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        value={total === 0 ? 1 : done}
        max={Math.max(1, total)}
        aria-label={isTaking ? m.progressTakenBack() : m.progressGiven()}
      />
      <p className={styles.fact}>
        {state === 'done'
          ? m.progressDone({ done, total })
          : isTaking
            ? m.progressTrophies({ done, total })
            : m.progressRanked({ done, total })}
      </p>
    </div>
  );
}
