import type { GameId } from '@callshot/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { currentEventsQuery } from '../events/event.queries.ts';

const REFRESH = 60_000;

/**
 * The event on a game's tile: the live one, else the next, else the last finished [rule:
 * product-24].
 */
export const tileEventQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: ['event', 'tile', gameId],
    queryFn: async ({ signal, client }) => {
      const options = { gameId, signal, isSilent: true };
      // The same list tells the next locks.
      const [live] = await client.fetchQuery({ ...currentEventsQuery(gameId), staleTime: 0 });
      if (live) return live;
      const next = await call('GET /api/event/next', options);
      return next ?? (await call('GET /api/event/previous', options));
    },
    refetchInterval: REFRESH,
  });
