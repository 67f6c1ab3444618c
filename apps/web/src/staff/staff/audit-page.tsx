import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';
import { type AuditFilter, auditQuery } from './staff.queries.ts';
import { m } from './words/messages.js';

/**
 * Every change by staff and by the product itself: author, time, subject, both states and reason.
 */
export function AuditPage() {
  const [filter, setFilter] = useAddressedFilter();
  return (
    <StaffPage title={m.auditTitle()} intro={m.auditIntro()}>
      <AuditFilters key={JSON.stringify(filter)} filter={filter} onFilter={setFilter} />
      <Rows filter={filter} onFilter={setFilter} />
    </StaffPage>
  );
}

const filterNames = ['actor', 'action', 'subjectType', 'subjectId', 'from', 'to'] as const;

/** The filter stands in the address: a link leads to it, and back leads back. */
function useAddressedFilter() {
  const [params, setParams] = useSearchParams();
  const named = filterNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const filter: AuditFilter = {
    ...Object.fromEntries(named),
    ...(params.get('saves') === 'shown' ? { saves: 'shown' as const } : {}),
  };
  const setFilter = (next: AuditFilter) => setParams({ ...next } as Record<string, string>);
  return [filter, setFilter] as const;
}

interface RowsProps {
  filter: AuditFilter;
  onFilter(filter: AuditFilter): void;
}

function Rows({ filter, onFilter }: RowsProps) {
  const log = useInfiniteQuery(auditQuery(filter));
  const rows = log.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    if (log.isError) {
      return <LoadFailure title={m.auditFailed()} onRetry={() => void log.refetch()} />;
    }
    return (
      <div className={styles.waiting} role="status" aria-label={m.auditLoading()}>
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState icon="list" title={m.nothingMatches()}>
        {Object.keys(filter).length > 0 ? (
          <Button onClick={() => onFilter({})}>{m.clearFilters()}</Button>
        ) : null}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.log}>
        <AuditTable rows={rows} filter={filter} onFilter={onFilter} />
      </div>
      {log.hasNextPage ? (
        <Button
          className={styles.more}
          isBusy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {m.loadMore()}
        </Button>
      ) : (
        <p className={styles.end}>{m.thatIsAll()}</p>
      )}
    </>
  );
}
