import type { LeaderboardEntry } from '@callshot/contract';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './global-leaderboard-modal.module.css';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function BoardLoading() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>Loading the leaderboard</VisuallyHidden>
      {PLACEHOLDERS.map((key) => (
        <Skeleton key={key} height={40} />
      ))}
    </div>
  );
}

interface BoardNoticeProps {
  readonly shown: readonly LeaderboardEntry[];
  readonly total: number;
  readonly isLoadingMore: boolean;
}

/** Which part of the board is on screen, said politely as it grows. */
export function BoardNotice({ shown, total, isLoadingMore }: BoardNoticeProps) {
  const [first, last] = [shown[0]?.row ?? 0, shown.at(-1)?.row ?? 0];
  return (
    <p className={styles.notice} role="status">
      {isLoadingMore
        ? 'Loading more…'
        : `Rows ${first.toLocaleString('en')}–${last.toLocaleString('en')} of ${total.toLocaleString('en')}`}
    </p>
  );
}
