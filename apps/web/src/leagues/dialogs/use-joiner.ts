import type { League } from '@callshot/contract';
import { canJoin, type JoinRefusal } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { joinedLeaguesQuery } from '../../league/league.queries.ts';
import { useCurrentUser } from '../../session/session.queries.ts';
import { linkedQuery } from '../../sign-in/providers.ts';
import { leagueLimitQuery } from '../leagues.queries.ts';

export interface Joining {
  /** Known of the viewer; a visitor has nothing to be known. */
  readonly isKnown: boolean;
  readonly hasDiscord: boolean;
  readonly hasReddit: boolean;
  readonly leagueCount: number;
  readonly leagueLimit: number;
  /** What stands in the way beside a password, said before anything is sent. */
  refusalOf(league: League): JoinRefusal | null;
}

/** What the signed-in user brings to a league that they would join. */
export function useJoiner(): Joining {
  const { user } = useCurrentUser();
  const viewer = user?.id ?? null;
  const linked = useQuery({ ...linkedQuery, enabled: viewer !== null });
  const joined = useQuery(joinedLeaguesQuery(viewer));
  const limit = useQuery(leagueLimitQuery(viewer));
  const hasDiscord = linked.data?.includes('discord') ?? false;
  const hasReddit = linked.data?.includes('reddit') ?? false;
  const leagueCount = joined.data?.filter(({ isAnalystLeague }) => !isAnalystLeague).length ?? 0;
  // Without an answer nothing is held against anybody: the server knows.
  const leagueLimit = limit.data ?? Number.POSITIVE_INFINITY;
  return {
    isKnown: !linked.isPending && !joined.isPending && !limit.isPending,
    hasDiscord,
    hasReddit,
    leagueCount,
    leagueLimit,
    refusalOf: (league) =>
      canJoin(league, {
        isMember: league.isMember,
        // These the server alone knows.
        isBanned: false,
        isDiscordInLeague: false,
        isRedditInLeague: false,
        // What could not be read is no reason either.
        hasDiscord: hasDiscord || linked.data === undefined,
        hasReddit: hasReddit || linked.data === undefined,
        leagueCount,
        leagueLimit,
      }),
  };
}
