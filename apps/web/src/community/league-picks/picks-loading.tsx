import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import styles from './league-picks-page.module.css';
import { m } from './words/messages.js';

const ROWS = Array.from({ length: 12 }, (_, at) => at);
const FACTS = [0, 1, 2];

/** The page before anything of it is known. */
export const PicksLoading = () => (
  <>
    <div className={styles.barLoading}>
      <Skeleton width={200} height={34} />
      <Skeleton width={180} height={28} />
    </div>
    <MatrixLoading />
  </>
);

export const MatrixLoading = () => (
  <div className={styles.loading} role="status">
    <VisuallyHidden>{m.loadingPicks()}</VisuallyHidden>
    <div className={styles.factsLoading}>
      {FACTS.map((at) => (
        <Skeleton key={at} height={72} />
      ))}
    </div>
    <Skeleton height={158} />
    {ROWS.map((at) => (
      <div key={at} className={styles.rowLoading}>
        <Skeleton width={250} height={28} />
        <Skeleton height={28} />
      </div>
    ))}
  </div>
);
