import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import styles from './join-page.module.css';
import { m } from './words/messages.js';

/** Skeletons in the places of the content. */
export function JoinPageSkeleton() {
  return (
    <div className={styles.invitation} role="status" aria-label={m.loadingInvite()}>
      <div className={styles.head}>
        <Skeleton width={184} height={28} />
        <Skeleton width="80%" height={52} />
        <Skeleton width="60%" height={20} />
        <div className={styles.members}>
          <Skeleton height={28} />
          <Skeleton height={28} />
          <Skeleton height={28} />
          <Skeleton height={28} />
        </div>
      </div>
      <Skeleton height={158} />
      <Skeleton height={112} />
      <div className={styles.foot}>
        <Skeleton height={54} />
      </div>
    </div>
  );
}
