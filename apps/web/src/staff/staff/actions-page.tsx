import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { auditActionsQuery } from './staff.queries.ts';

/** The actions that occur in the audit log, each with its rows. */
export function ActionsPage() {
  const { data, isError, refetch } = useQuery(auditActionsQuery);
  if (isError) {
    return (
      <StaffPage title="Actions">
        <LoadFailure title="The actions could not be loaded" onRetry={() => void refetch()} />
      </StaffPage>
    );
  }
  return (
    <StaffPage title="Actions">
      {data ? (
        <ul>
          {data.actions.map((action) => (
            <li key={action}>
              <Link to={`/admin/audit?action=${encodeURIComponent(action)}`}>{action}</Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height={220} />
      )}
    </StaffPage>
  );
}
