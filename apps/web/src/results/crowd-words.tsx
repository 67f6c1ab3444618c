import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { Whose } from '../bracket/whose.ts';
import { CROWD } from '../core/crowd.ts';
import { currentGame } from '../core/current-game.ts';
import { userScoreQuery } from '../picks/picks.queries.ts';
import { againstCrowd, type CrowdSentence, placeOfCrowd } from './against-crowd.ts';

interface CrowdWordsProps {
  readonly eventId: number;
  /** Whose points stand beside the crowd's; null = nobody's. */
  readonly userId: number | null;
  readonly whose: Whose;
}

/** How somebody stands against the crowd, and the way to its picks. */
export function CrowdWords({ eventId, userId, whose }: CrowdWordsProps) {
  const { pathname, search } = useLocation();
  const crowd = useQuery(userScoreQuery(eventId, CROWD)).data;
  const own = useQuery({ ...userScoreQuery(eventId, userId ?? 0), enabled: userId !== null }).data;
  if (!crowd || crowd.rank === null || (userId !== null && !own)) return null;
  const isRanked = userId !== null && own && own.rank !== null;
  const sentence = isRanked ? againstCrowd(own, crowd, whose) : placeOfCrowd(crowd);
  if (sentence === null) return null;
  const to = `/${currentGame.prefix}/event/${eventId}/crowd`;
  return <Sentence {...sentence} to={pathname === to ? null : to + search} />;
}

function Sentence({ before, link, after, to }: CrowdSentence & { readonly to: string | null }) {
  return (
    <span data-crowd-words>
      {before}
      {to === null ? link : <Link to={to}>{link}</Link>}
      {after}
    </span>
  );
}
