import { m } from '../words/messages.js';
import styles from './page-loading.module.css';
import { Skeleton } from './skeleton.tsx';

/** Holds the page while its code arrives. */
export function PageLoading() {
  return (
    <div className={styles.page} role="status" aria-label={m.loading()}>
      <Skeleton width="40%" height={40} />
      <Skeleton height={120} />
      <Skeleton height={280} />
    </div>
  );
}
