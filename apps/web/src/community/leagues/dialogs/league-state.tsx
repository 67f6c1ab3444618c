import type { League } from '@callshot/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../../platform/core/client.ts';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { m } from '../words/messages.js';

interface LeagueStateProps {
  readonly query: UseQueryResult<League>;
  /** px that it will take, about. */
  readonly height: number;
}

/** In the place of a league that is not there, yet or any more. */
export function LeagueState({ query, height }: LeagueStateProps) {
  if (!query.isError) {
    return (
      <div role="status" aria-label={m.loadingLeagueInfo()}>
        <Skeleton height={height} />
      </div>
    );
  }
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <EmptyState icon="info" title={m.leagueDeletedSince()} text={m.leagueDeletedSinceText()} />
    );
  }
  return <LoadFailure title={m.leagueFailed()} onRetry={() => void query.refetch()} />;
}
