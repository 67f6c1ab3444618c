import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../apps/web/src/platform/core/client.ts';
import { StaffPage } from '../../../apps/web/src/platform/ui/page/staff-page.tsx';
import { LoadFailure } from '../../../apps/web/src/platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../apps/web/src/platform/ui/states/skeleton.tsx';

const actionsQuery = queryOptions({
  queryKey: ['audit', 'actions'],
  queryFn: ({ signal }) => call('GET /api/audit/actions', { signal, isSilent: true }),
});

export function ActionsPage() {
  const { data, isError, refetch } = useQuery(actionsQuery);
  const failure = (
    <LoadFailure title="The list could not be loaded" onRetry={() => void refetch()} />
  );
  const list = data ? <p>{data.actions.join(', ')}</p> : <Skeleton height={220} />;
  return <StaffPage title="Actions">{isError ? failure : list}</StaffPage>;
}
