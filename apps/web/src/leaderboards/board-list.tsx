import type { LeaderboardEntry } from '@callshot/contract';
import type { Ref } from 'react';
import { BoardRow } from './board-row.tsx';
import styles from './global-leaderboard-modal.module.css';

interface BoardListProps {
  readonly label: string;
  readonly records: readonly LeaderboardEntry[];
  readonly ownId: number | null;
  readonly onOpen: ((userId: number) => void) | undefined;
  readonly ref?: Ref<HTMLElement>;
  readonly onScroll?: () => void;
}

export function BoardList({ label, records, ownId, onOpen, ref, onScroll }: BoardListProps) {
  return (
    <section
      ref={ref}
      className={styles.list}
      aria-label={label}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <ol>
        {records.map((entry) => (
          <BoardRow
            key={entry.userId}
            entry={entry}
            isOwn={entry.userId === ownId}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </section>
  );
}
