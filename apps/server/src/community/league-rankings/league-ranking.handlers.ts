import type { leagueRankingEndpoints } from '@callshot/contract';
import type { Handlers, TokenCaller } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import type { Viewer } from '../leagues/league-parts.ts';
import { type JoinedParts, readJoined } from './joined-leagues.service.ts';
import {
  type LeagueReadingParts,
  readChampionShares,
  readLeagueEvents,
  readLeagueRankings,
} from './read-league-rankings.service.ts';
import { readAnalystLeague, readAnalystRankings } from './read-rankings.service.ts';

export type LeagueRankingParts = LeagueReadingParts & JoinedParts;

const viewerOf = ({ user, roles }: TokenCaller): Viewer => ({
  userId: user?.id ?? null,
  isAdmin: roles.has('Admin'),
});

export function leagueRankingHandlers(
  parts: LeagueRankingParts,
): Handlers<keyof typeof leagueRankingEndpoints> {
  return {
    'GET /api/leagues/joined': async ({ caller }) =>
      done(await readJoined(parts, caller.user.id, caller.gameId)),
    'GET /api/leagues/events': ({ query, caller }) =>
      readLeagueEvents(parts, viewerOf(caller), { ...query, gameId: caller.gameId }),
    'GET /api/leagues/rankings': ({ query, caller }) =>
      readLeagueRankings(parts, viewerOf(caller), query),
    'GET /api/leagues/analyst': async ({ caller }) =>
      done(await readAnalystLeague(parts, caller.gameId)),
    'GET /api/leagues/analystRankings': ({ query, caller }) =>
      readAnalystRankings(parts, { ...query, userId: caller.user?.id ?? null }),
    'GET /api/leagues/shares': ({ query, caller }) =>
      readChampionShares(parts, viewerOf(caller), query),
  };
}
