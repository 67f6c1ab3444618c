import { type FormatStage, hasResults, picksOfStage } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CROWD, CROWD_NAME } from '../../../platform/core/crowd.ts';
import { userCardQuery } from '../../events/event.queries.ts';
import { officialPicksQuery, userPicksQuery, userScoreQuery } from '../../picks/picks.queries.ts';
import { pickSetOf } from '../../picks/teams/pick-sets.ts';

/**
 * The picks on screen, their owner, and the results to compare them with. A visitor's slip is
 * empty.
 */
export function useShownPicks(eventId: number, ownerId: number | null) {
  const isNamed = ownerId !== null;
  const picks = useQuery({ ...userPicksQuery(eventId, ownerId ?? 0), enabled: isNamed });
  const official = useQuery(officialPicksQuery(eventId));
  const score = useQuery({ ...userScoreQuery(eventId, ownerId ?? 0), enabled: isNamed }).data;
  const isUser = isNamed && ownerId !== CROWD;
  const card = useQuery({ ...userCardQuery(ownerId ?? 0), enabled: isUser }).data;
  const failed = [picks, official].filter((query) => query.isError && query.data === undefined);
  const results = useMemo(() => official.data && pickSetOf(official.data), [official.data]);
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return {
    owned: isNamed ? picks.data : null,
    official: official.data,
    score: score ?? null,
    nameplateId: card?.nameplateId ?? 0,
    username: ownerId === CROWD ? CROWD_NAME : (card?.username ?? null),
    hasResults: (eventStageId: number, format: FormatStage | undefined) =>
      results !== undefined &&
      format !== undefined &&
      hasResults(format, picksOfStage(results, eventStageId)),
    retry: failed.length > 0 ? retry : null,
  };
}
