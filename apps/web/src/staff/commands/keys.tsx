import styles from './keys.module.css';

/** Keys as they stand on a keyboard, one after the other where several are held. */
export function Keys({ of }: { of: string }) {
  return (
    <span className={styles.keys}>
      {of.split('+').map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
