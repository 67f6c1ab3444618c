import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { BoardList } from './board-list.tsx';
import { BoardLoading } from './board-states.tsx';
import styles from './global-leaderboard-modal.module.css';
import { boardSearchQuery } from './leaderboard.queries.ts';

const MOST_FOUND = 30;

interface BoardSearchProps {
  readonly eventId: number;
  readonly text: string;
  readonly ownId: number | null;
  readonly onOpen: ((userId: number) => void) | undefined;
}

export function BoardSearch({ eventId, text, ownId, onOpen }: BoardSearchProps) {
  const found = useQuery(boardSearchQuery(eventId, text));
  if (found.isPending) return <BoardLoading />;
  if (found.isError) {
    return <LoadFailure title="The search did not work" onRetry={() => found.refetch()} />;
  }
  const { records } = found.data;
  if (records.length === 0) {
    return <EmptyState icon="search" title={`No entrant is called “${text}”`} />;
  }
  return (
    <>
      <BoardList label="Found entrants" records={records} ownId={ownId} onOpen={onOpen} />
      <p className={styles.notice} role="status">
        {records.length < MOST_FOUND
          ? `${records.length} found`
          : `The first ${MOST_FOUND}: type more of the name`}
      </p>
    </>
  );
}
