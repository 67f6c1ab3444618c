import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { BoardLine } from '../rows/board-line.tsx';
import { m } from '../words/messages.js';
import type { BoardFaces } from './board-faces.ts';
import styles from './board-search.module.css';
import { BoardLoading } from './board-states.tsx';
import { boardSearchQuery } from './leaderboard.queries.ts';

const MOST_FOUND = 30;

interface BoardSearchProps {
  readonly eventId: number;
  readonly text: string;
  readonly faces: BoardFaces;
}

/** Entrants by name, with their true ranks. */
export function BoardSearch({ eventId, text, faces }: BoardSearchProps) {
  const found = useQuery(boardSearchQuery(eventId, text));
  if (found.isPending) {
    return (
      <div className={styles.found}>
        <BoardLoading />
      </div>
    );
  }
  if (found.isError) {
    return (
      <div className={styles.found}>
        <LoadFailure title={m.searchFailed()} onRetry={() => found.refetch()} />
      </div>
    );
  }
  const { records } = found.data;
  if (records.length === 0) {
    return (
      <div className={styles.found}>
        <EmptyState icon="search" title={m.noEntrantCalled({ text })} />
      </div>
    );
  }
  return (
    <>
      <section
        className={styles.found}
        aria-label={m.foundEntrants()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        <ol>
          {records.map((entry) => (
            <li key={entry.userId} aria-current={entry.userId === faces.ownId ? 'true' : undefined}>
              <BoardLine entry={entry} faces={faces} />
            </li>
          ))}
        </ol>
      </section>
      <p className={styles.count} role="status">
        {records.length < MOST_FOUND
          ? m.foundCount({ count: records.length })
          : m.foundTooMany({ mostFound: MOST_FOUND })}
      </p>
    </>
  );
}
