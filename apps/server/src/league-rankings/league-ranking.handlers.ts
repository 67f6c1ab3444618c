import type { leagueRankingEndpoints } from '@callshot/contract';
import type { Handlers } from '../platform/http/handler.ts';
import { done, refuse } from '../platform/outcome.ts';
import {
  boardWithGame,
  type RankingParts,
  readAnalystRankings,
  readShares,
} from './read-rankings.service.ts';

export type LeagueRankingParts = RankingParts;

export function leagueRankingHandlers(
  parts: LeagueRankingParts,
): Handlers<keyof typeof leagueRankingEndpoints> {
  return {
    'GET /api/leagues/joined': async () => done([]),
    'GET /api/leagues/events': async () => refuse('league_not_found'),
    'GET /api/leagues/rankings': async () => refuse('league_not_found'),
    'GET /api/leagues/analyst': async ({ caller }) =>
      done(await readAnalystLeague(parts, caller.gameId)),
    'GET /api/leagues/analystRankings': ({ query, caller }) =>
      readAnalystRankings(parts, { ...query, userId: caller.user?.id ?? null }),
    'GET /api/leagues/shares': async ({ query }) => {
      if (query.leagueId !== undefined) return refuse('league_not_found');
      const found = await boardWithGame(parts, query.eventId);
      return found ? done(await readShares(parts, found, null)) : refuse('event_not_found');
    },
  };
}

async function readAnalystLeague({ analysts }: LeagueRankingParts, gameId: 1 | 2) {
  const { userIds } = await analysts.of(gameId);
  return { name: 'Analyst League', gameId, members: userIds.length, memberCount: userIds.length };
}
