import type { leaguePickEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { createLeaguePicksReader } from './read-league-picks.service.ts';

export const leaguePickHandlers = (
  read: ReturnType<typeof createLeaguePicksReader>,
): Handlers<keyof typeof leaguePickEndpoints> => ({
  'GET /api/leagues/picks': ({ query, caller }) =>
    read({
      ...query,
      from: query.from ?? 0,
      userId: caller.user?.id ?? null,
      isAdmin: caller.roles.has('Admin'),
    }),
});
