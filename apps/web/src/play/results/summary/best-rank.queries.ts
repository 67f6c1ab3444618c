import type { BestRank } from '@callshot/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/core/client.ts';
import { boardKeys } from '../../leaderboards/board/leaderboard.queries.ts';

const KEPT_MS = 60_000;

/** The user and the stage that a best rank is asked for. */
export interface RankedPicks {
  readonly eventId: number;
  readonly eventStageId: number;
  readonly userId: number;
}

const bestRankQuery = (eventId: number, userId: number) =>
  queryOptions({
    // With the board: both follow results.
    queryKey: [...boardKeys.of(eventId), 'bestRank', userId],
    queryFn: ({ signal }) =>
      call('GET /api/picks/get/bestRank/:eventId', {
        params: { eventId: String(eventId) },
        query: { userId: String(userId) },
        signal,
        isSilent: true,
      }),
    staleTime: KEPT_MS,
  });

export type BestRankOfStage = NonNullable<BestRank['bestRank']>;

/** The ranks still possible at the end of the stage; null while that is not told. */
export function useBestRank({
  eventId,
  eventStageId,
  userId,
}: RankedPicks): BestRankOfStage | null {
  const best = useQuery(bestRankQuery(eventId, userId)).data?.bestRank;
  return best?.eventStageId === eventStageId ? best : null;
}
