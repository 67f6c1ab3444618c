import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { m } from '../words/messages.js';
import styles from './picks-skeleton.module.css';

const CARDS = Array.from({ length: 12 }, (_, index) => index);

export function PicksSkeleton() {
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{m.loadingPicks()}</VisuallyHidden>
      {CARDS.map((card) => (
        <Skeleton key={card} height={72} />
      ))}
    </div>
  );
}
