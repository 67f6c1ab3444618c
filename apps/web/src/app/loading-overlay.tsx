import { useLoadingText } from '../platform/core/loading.ts';
import styles from './loading-overlay.module.css';

export function LoadingOverlay() {
  const text = useLoadingText();
  return (
    <div role="status" aria-live="assertive">
      {text === null ? null : (
        <div className={styles.overlay} data-screen-only>
          <span className={styles.ring} aria-hidden />
          <p className={styles.text}>{text}</p>
        </div>
      )}
    </div>
  );
}
