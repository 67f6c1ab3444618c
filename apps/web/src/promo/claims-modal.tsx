import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { Cell, type Column, DataTable, Row } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Modal } from '../ui/modal.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { exactTime } from '../ui/time-ago.ts';
import { claimsQuery, type StaffPromo } from './promo.queries.ts';
import styles from './promos-page.module.css';

/** Who claimed a promo, the last first. */
export function ClaimsModal({ promo, onClose }: { promo: StaffPromo; onClose(): void }) {
  return (
    <Modal
      title="Who claimed it"
      description={promo.description}
      isOpen
      onClose={onClose}
      size="md"
    >
      <Claims promo={promo} />
    </Modal>
  );
}

const who: Column = { key: 'who', head: 'Who' };
const when: Column = { key: 'when', head: 'When', isEnd: true };

function Claims({ promo }: { promo: StaffPromo }) {
  const claims = useInfiniteQuery(claimsQuery(promo.id));
  const rows = claims.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    return claims.isError ? (
      <LoadFailure title="The claims could not be loaded" onRetry={() => void claims.refetch()} />
    ) : (
      <Skeleton height={160} />
    );
  }
  if (rows.length === 0) return <EmptyState icon="user" title="Nobody has claimed it yet" />;
  const isBatch = promo.code === null;
  const columns = isBatch ? [who, { key: 'code', head: 'Code' }, when] : [who, when];
  return (
    <div className={styles.claims}>
      <DataTable caption="Claims, the last first" columns={columns} isSlim={!isBatch}>
        {rows.map(({ userId, username, code, claimedAt }) => (
          <Row key={userId}>
            <Cell of="who" isLead>
              {username}
            </Cell>
            {isBatch ? (
              <Cell of="code">
                <span className={styles.code}>{code}</span>
              </Cell>
            ) : null}
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
