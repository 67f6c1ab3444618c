import type { Crowd } from '@callshot/contract';
import { FEWEST_TOLD } from '@callshot/rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { eventQuery } from '../events/event.queries.ts';
import { boardKeys } from './board/leaderboard.queries.ts';

const KEPT_MS = 60_000;

export type StageCrowd = Crowd['stages'][number];

export const crowdQuery = (eventId: number) =>
  queryOptions({
    // With the board: both follow results.
    queryKey: [...boardKeys.of(eventId), 'crowd'],
    queryFn: ({ signal }) =>
      call('GET /api/picks/get/crowd/:eventId', {
        params: { eventId: String(eventId) },
        signal,
        isSilent: true,
      }),
    staleTime: KEPT_MS,
  });

/** Everybody's picks of a stage; null while they are not told, undefined until that is known. */
export function useCrowd(eventId: number, eventStageId: number): StageCrowd | null | undefined {
  const { data, isLoading } = useQuery(crowdQuery(eventId));
  // The page that shows a stage has asked for its event.
  const event = useQuery({ ...eventQuery(eventId), enabled: false }).data;
  const entrants = event?.bracketsSubmitted;
  // With so few entrants nothing is told of any stage, so no place is kept for it.
  const isAwaited = entrants === undefined || entrants >= FEWEST_TOLD;
  if (isLoading) return isAwaited ? undefined : null;
  return data?.stages.find((stage) => stage.eventStageId === eventStageId) ?? null;
}
