import styles from './champion-hole.module.css';

/** The empty place for the crest of a champion. */
export function ChampionHole() {
  return (
    <svg className={styles.hole} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 3 56 10.5v22c0 13.5-10 22-24 28-14-6-24-14.5-24-28v-22z" />
    </svg>
  );
}
