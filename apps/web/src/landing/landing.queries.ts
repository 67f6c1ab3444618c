import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import type { GameId } from '../core/game-choice.ts';

const REFRESH = 60_000;

/**
 * The event on a game's tile: the live one, else the next, else the last finished [rule:
 * product-24].
 */
export const tileEventQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: ['event', 'tile', gameId],
    queryFn: async ({ signal }) => {
      const options = { gameId, signal, isSilent: true };
      const [live] = await call('GET /api/event/currentEvents', {
        query: { gameId: gameId === 1 ? '1' : '2' },
        ...options,
      });
      if (live) return live;
      const next = await call('GET /api/event/next', options);
      return next ?? (await call('GET /api/event/previous', options));
    },
    refetchInterval: REFRESH,
  });
