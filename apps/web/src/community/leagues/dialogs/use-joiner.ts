import type { League } from '@callshot/contract';
import { canJoin, type JoinRefusal } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { linkedQuery } from '../../../account/sign-in/providers.ts';
import { joinedLeaguesQuery } from '../../league/league.queries.ts';
import { leagueLimitQuery } from '../leagues.queries.ts';

export interface Joining {
  /** Known of the viewer; a visitor has nothing to be known. */
  readonly isKnown: boolean;
  readonly hasDiscord: boolean;
  readonly hasReddit: boolean;
  readonly leagueCount: number;
  readonly leagueLimit: number;
  /** The refusals that are known before anything is sent, apart from a wrong password. */
  refusalOf(league: League): JoinRefusal | null;
}

/** The facts of the signed-in user that decide whether they may join a league. */
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
        // If the accounts could not be read, they are no reason to refuse.
        hasDiscord: hasDiscord || linked.data === undefined,
        hasReddit: hasReddit || linked.data === undefined,
        leagueCount,
        leagueLimit,
      }),
  };
}
