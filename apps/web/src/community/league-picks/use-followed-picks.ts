import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '../../platform/core/live-connection.ts';
import { useLiveUpdates } from '../../play/live/live-updates.ts';
import { LEAGUES_KEY } from '../league/league.queries.ts';
import { leaguePicksKeys } from './league-picks.queries.ts';

/** A board of very many entrants is swapped a moment after its results are told. */
const BOARD_IS_THERE_MS = 2_500;

/**
 * Keeps the page up to date with the event's results, the lock of its stages, and who may see the
 * league's picks [rule: leagues-40].
 */
export function useFollowedPicks(leagueId: number, eventId: number | null): void {
  useLiveUpdates(eventId);
  const queries = useQueryClient();
  useEffect(() => {
    if (eventId === null) return;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const reread = () => queries.invalidateQueries({ queryKey: leaguePicksKeys.of(eventId) });
    const follow = (news: { readonly eventId: number }) => {
      if (news.eventId !== eventId) return;
      void reread();
      const timer = setTimeout(() => {
        timers.delete(timer);
        void reread();
      }, BOARD_IS_THERE_MS);
      timers.add(timer);
    };
    const ends = [
      listenLive('ResultsUpdate', follow),
      listenLive('EventUpdate', follow),
      listenLive('LeagueUpdate', (news) => {
        if (news.leagueId === leagueId) {
          void queries.invalidateQueries({ queryKey: [LEAGUES_KEY] });
        }
      }),
      listenLive('return', () => void reread()),
    ];
    return () => {
      for (const end of ends) end();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [leagueId, eventId, queries]);
}
