import type { Event, Leaderboard } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { hasBegun } from '../../events/has-begun.ts';
import { BoardRow } from '../rows/board-row.tsx';
import { useRowSwaps } from '../rows/row-swaps.ts';
import { m } from '../words/messages.js';
import { boardPreviewQuery } from './leaderboard.queries.ts';
import styles from './leaderboard-preview.module.css';
import { useOpenPicks } from './use-open-picks.ts';

const PREVIEW_RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The title follows what the server lists; without entrants it follows the event. */
function isRanking(event: Event, board: Leaderboard | undefined): boolean {
  if (board === undefined || board.records.length === 0) return hasBegun(event, serverNow());
  return board.records.some(({ totalScore }) => totalScore !== null);
}

/** Ten rows beside the event: the best once it has started, the newest entrants before. */
export function LeaderboardPreview({ event }: { readonly event: Event }) {
  const board = useQuery(boardPreviewQuery(event.id));
  const isRanked = isRanking(event, board.data);
  return (
    <section className={styles.preview} aria-labelledby="leaderboard-preview">
      <div className={styles.head}>
        <h3 id="leaderboard-preview" className={styles.title}>
          {isRanked ? m.globalTop10() : m.recentEntrants()}
        </h3>
        {isRanked && board.data?.records.some(({ rank }) => rank !== null) && (
          <button
            type="button"
            className={styles.full}
            onClick={() => openModal('globalLeaderboard', { eventId: event.id, anchor: 'top' })}
          >
            {m.fullLeaderboard()}
          </button>
        )}
      </div>
      {board.isPending && <Loading />}
      {board.isError && (
        <div className={styles.note}>
          <p>{m.leaderboardFailedText()}</p>
          <Button size="sm" icon="refresh" onClick={() => board.refetch()}>
            {m.tryAgain()}
          </Button>
        </div>
      )}
      {board.data && <Rows event={event} board={board.data} isRanked={isRanked} />}
    </section>
  );
}

interface RowsProps {
  readonly event: Event;
  readonly board: Leaderboard;
  readonly isRanked: boolean;
}

function Rows({ event, board, isRanked }: RowsProps) {
  const { user } = useCurrentUser();
  const openPicks = useOpenPicks(event);
  const list = useRef<HTMLOListElement>(null);
  useRowSwaps(list, board.records, user?.id ?? null);
  const isScored = board.records.some((record) => record.rank !== null);
  if (isRanked ? !isScored : board.records.length === 0) {
    return <p className={styles.note}>{isRanked ? m.noPicksScored() : m.nobodyEntered()}</p>;
  }
  return (
    <ol ref={list} className={styles.rows}>
      {board.records.slice(0, PREVIEW_RANKS.length).map((entry) => (
        <BoardRow
          key={entry.userId}
          entry={entry}
          isOwn={entry.userId === user?.id}
          onOpen={openPicks}
        />
      ))}
    </ol>
  );
}

function Loading() {
  return (
    <div className={styles.rows}>
      <VisuallyHidden>{m.loadingLeaderboard()}</VisuallyHidden>
      {PREVIEW_RANKS.map((rank) => (
        <Skeleton key={rank} height={35} className={styles.placeholder} />
      ))}
    </div>
  );
}
