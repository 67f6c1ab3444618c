import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { m } from '../words/messages.js';
import styles from './board-states.module.css';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function BoardLoading() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>{m.loadingLeaderboard()}</VisuallyHidden>
      {PLACEHOLDERS.map((key) => (
        <Skeleton key={key} height={40} />
      ))}
    </div>
  );
}
