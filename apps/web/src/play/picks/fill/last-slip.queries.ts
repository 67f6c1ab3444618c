import type { GameId } from '@callshot/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/core/client.ts';

/** The slip of a user's newest event of the game with sealed picks, but for one event; null = none. */
export const lastSlipQuery = (at: LastSlipOf) =>
  queryOptions({
    queryKey: ['picks', 'last', at] as const,
    queryFn: async ({ signal }) => {
      const eventId = await lastEventId(at, signal);
      if (eventId === null) return null;
      const [event, picks] = await Promise.all([
        call('GET /api/event/get', { query: { eventId: String(eventId) }, signal, isSilent: true }),
        call('GET /api/picks/get/user/:eventId', {
          params: { eventId: String(eventId) },
          query: { userId: String(at.userId) },
          signal,
          isSilent: true,
        }),
      ]);
      return { event, picks };
    },
    staleTime: 60_000,
  });

interface LastSlipOf {
  readonly userId: number;
  readonly gameId: GameId;
  readonly butEventId: number;
}

async function lastEventId(at: LastSlipOf, signal: AbortSignal): Promise<number | null> {
  for (let row = 1; ; ) {
    const { records, totalRecords } = await call('GET /api/user/events/:userId', {
      params: { userId: String(at.userId) },
      query: { startRow: String(row) },
      signal,
      isSilent: true,
    });
    const found = records.find(
      ({ gameId, eventId }) => gameId === at.gameId && eventId !== at.butEventId,
    );
    if (found) return found.eventId;
    row += records.length;
    if (records.length === 0 || row > totalRecords) return null;
  }
}
