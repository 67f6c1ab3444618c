import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { Cell, type Column, DataTable, Row } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Modal } from '../ui/modal.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { exactTime } from '../ui/time-ago.ts';
import { monthName } from './month-words.ts';
import { monthClaimsQuery, type RewardMonth } from './supporters.queries.ts';
import styles from './supporters-page.module.css';

interface MonthClaimsModalProps {
  readonly month: RewardMonth;
  onClose(): void;
}

/** What of a month was given to whom, the last first. */
export function MonthClaimsModal({ month, onClose }: MonthClaimsModalProps) {
  return (
    <Modal title={`Chosen in ${monthName(month.month)}`} isOpen onClose={onClose} size="md">
      <Claims month={month.month} />
    </Modal>
  );
}

const columns: readonly Column[] = [
  { key: 'who', head: 'Who' },
  { key: 'what', head: 'Nameplate' },
  { key: 'when', head: 'When', isEnd: true },
];

function Claims({ month }: { month: string }) {
  const claims = useInfiniteQuery(monthClaimsQuery(month));
  const rows = claims.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    return claims.isError ? (
      <LoadFailure title="The list could not be loaded" onRetry={() => void claims.refetch()} />
    ) : (
      <Skeleton height={160} />
    );
  }
  if (rows.length === 0) return <EmptyState icon="user" title="Nobody has chosen yet" />;
  return (
    <div className={styles.plan}>
      <DataTable caption="What was chosen, the last first" columns={columns}>
        {rows.map(({ userId, username, nameplate, claimedAt }) => (
          <Row key={userId}>
            <Cell of="who" isLead>
              {username}
            </Cell>
            <Cell of="what">{nameplate?.name ?? 'Deleted since'}</Cell>
            <Cell of="when">
              <time dateTime={claimedAt}>{exactTime(claimedAt)}</time>
            </Cell>
          </Row>
        ))}
      </DataTable>
      {claims.hasNextPage ? (
        <Button
          className={styles.more}
          isBusy={claims.isFetchingNextPage}
          onClick={() => void claims.fetchNextPage()}
        >
          Load more
        </Button>
      ) : null}
    </div>
  );
}
