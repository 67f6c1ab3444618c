import type { Giving } from '@callshot/contract';
import styles from './give-trophies.module.css';

/** The progress of a giving, a re-run or a taking back; it stays once everything is done. */
export function GivingProgress({ giving }: { readonly giving: Giving }) {
  const { kind, state, done, total } = giving;
  const isTaking = kind === 'take_back';
  const of = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        value={total === 0 ? 1 : done}
        max={Math.max(1, total)}
        aria-label={isTaking ? 'Trophies taken back' : 'Trophies given'}
      />
      <p className={styles.fact}>
        {state === 'done' ? `Done: ${of}` : `${of} ${isTaking ? 'trophies' : 'ranked'}`}
      </p>
    </div>
  );
}
