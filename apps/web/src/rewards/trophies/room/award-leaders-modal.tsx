import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { searchText, useSettled } from '../../../platform/ui/words/search-text.ts';
import { BoardSearchField } from '../../../play/leaderboards/board/board-search-field.tsx';
import { m } from '../words/messages.js';
import styles from './award-leaders-modal.module.css';
import { FoundLeaders } from './found-leaders.tsx';
import { LeaderTable } from './leader-table.tsx';
import { LEADERS_PAGE, leaderQuery, leadersQuery } from './room.queries.ts';

/** The beginning of the list. */
export type LeadersAnchor = 'top' | 'me';

interface AwardLeadersModalProps {
  readonly anchor: LeadersAnchor;
  onClose(): void;
}

/** All leaders, page by page, from the top or from the own row. */
export function AwardLeadersModal({ anchor, onClose }: AwardLeadersModalProps) {
  const { user } = useCurrentUser();
  const own = useQuery({ ...leaderQuery(user?.id ?? 0), enabled: user !== null });
  const [from, setFrom] = useState(anchor);
  const [typed, setTyped] = useState('');
  const text = useSettled(searchText(typed));
  const ownRow = own.data?.row ?? null;
  const goTo = (to: LeadersAnchor) => {
    setTyped('');
    setFrom(to);
  };
  return (
    <Modal
      title={m.awardLeaders()}
      isOpen
      onClose={onClose}
      size="lg"
      isTall
      tools={
        <>
          <BoardSearchField value={typed} onChange={setTyped} />
          <Button variant="ghost" icon="info" onClick={() => openModal('awardInfo')}>
            {m.awardInfoAction()}
          </Button>
        </>
      }
      actions={
        <>
          {ownRow === null ? null : (
            <Button icon="user" onClick={() => goTo('me')}>
              {m.myRow()}
            </Button>
          )}
          <Button icon="arrow-up" onClick={() => goTo('top')}>
            {m.toTop()}
          </Button>
        </>
      }
    >
      {text !== '' ? (
        <FoundLeaders text={text} ownId={user?.id ?? null} />
      ) : from === 'me' && own.isPending && user !== null ? (
        <Skeleton height={480} />
      ) : (
        <Pages
          key={from}
          startRow={from === 'me' && ownRow !== null ? pageOf(ownRow) : 1}
          ownId={user?.id ?? null}
          isLedToOwn={from === 'me'}
        />
      )}
    </Modal>
  );
}

/** The first row of the page that holds it. */
const pageOf = (row: number): number => Math.floor((row - 1) / LEADERS_PAGE) * LEADERS_PAGE + 1;

interface PagesProps {
  readonly startRow: number;
  readonly ownId: number | null;
  readonly isLedToOwn: boolean;
}

function Pages({ startRow, ownId, isLedToOwn }: PagesProps) {
  const query = useInfiniteQuery(leadersQuery(startRow));
  const box = useRef<HTMLDivElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (!isThere || !isLedToOwn) return;
    box.current?.querySelector(`[data-user="${ownId}"]`)?.scrollIntoView({ block: 'center' });
  }, [isThere, isLedToOwn, ownId]);
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure title={m.leadersFailed()} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height={480} />
    );
  }
  const leaders = query.data.pages.flatMap(({ records }) => records);
  return (
    <div ref={box} className={styles.pages}>
      {query.hasPreviousPage ? (
        <Button
          isBusy={query.isFetchingPreviousPage}
          onClick={() => void query.fetchPreviousPage()}
        >
          {m.loadEarlier()}
        </Button>
      ) : null}
      <LeaderTable leaders={leaders} ownId={ownId} />
      {query.isError ? <p role="alert">{m.someRowsFailed()}</p> : null}
      {query.hasNextPage ? (
        <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {m.loadMore()}
        </Button>
      ) : null}
    </div>
  );
}
