import type { Giving } from '@callshot/contract';
import styles from './give-trophies.module.css';

/** How far a giving or a re-run is; stays as it is when everything is done. */
export function GivingProgress({ giving }: { readonly giving: Giving }) {
  const { state, done, total } = giving;
  const of = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        value={total === 0 ? 1 : done}
        max={Math.max(1, total)}
        aria-label="Trophies given"
      />
      <p className={styles.fact}>{state === 'done' ? `Done: ${of}` : `${of} entrants`}</p>
    </div>
  );
}
