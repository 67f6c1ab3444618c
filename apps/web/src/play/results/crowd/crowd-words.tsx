import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { CROWD } from '../../../platform/core/crowd.ts';
import { currentGame } from '../../../platform/core/current-game.ts';
import { Link } from '../../../platform/core/link.tsx';
import type { Whose } from '../../bracket/board/whose.ts';
import { userScoreQuery } from '../../picks/picks.queries.ts';
import { againstCrowd, type CrowdSentence, placeOfCrowd } from './against-crowd.ts';

interface CrowdWordsProps {
  readonly eventId: number;
  /** The user whose points stand beside the crowd's; null = none. */
  readonly userId: number | null;
  readonly whose: Whose;
  /** False where nothing is told of everybody's picks. */
  readonly isTold: boolean;
}

/** A user's points against the crowd's; null = nothing is told, undefined until that is known. */
export function useCrowdSentence({
  eventId,
  userId,
  whose,
  isTold,
}: CrowdWordsProps): CrowdSentence | null | undefined {
  const crowd = useQuery({ ...userScoreQuery(eventId, CROWD), enabled: isTold });
  const own = useQuery({ ...userScoreQuery(eventId, userId ?? 0), enabled: userId !== null });
  const isOwnMissing = userId !== null && !own.data;
  if (!isTold) return null;
  if (isFirstAsked(crowd) || (isOwnMissing && isFirstAsked(own))) return;
  if (!crowd.data || crowd.data.rank === null || isOwnMissing) return null;
  const isRanked = userId !== null && own.data && own.data.rank !== null;
  return isRanked ? againstCrowd(own.data, crowd.data, whose) : placeOfCrowd(crowd.data);
}

/** A retry after a failure is not waited for. */
const isFirstAsked = ({ isPending, failureCount }: UseQueryResult): boolean =>
  isPending && failureCount === 0;

/** The sentence, and the way to the crowd's picks. */
export function CrowdWords({ eventId, sentence }: { eventId: number; sentence: CrowdSentence }) {
  const { pathname, search } = useLocation();
  const to = `/${currentGame.prefix}/event/${eventId}/crowd`;
  return (
    <span data-crowd-words>
      {sentence((words) => (pathname === to ? words : <Link to={to + search}>{words}</Link>))}
    </span>
  );
}
