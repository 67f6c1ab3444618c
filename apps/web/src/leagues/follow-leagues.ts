import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '../core/live-connection.ts';
import { useLiveUpdates } from '../live/live-updates.ts';
import { leagueKeys } from './leagues.queries.ts';

/** Rankings of the event on screen, and ranks at any event, follow its results as the board does. */
export function useFollowedLeagues(eventId: number | null): void {
  useLiveUpdates(eventId);
  const queries = useQueryClient();
  useEffect(() => {
    const reread = (changed: number) => {
      void queries.invalidateQueries({ queryKey: leagueKeys.rankings(changed) });
      void queries.invalidateQueries({ queryKey: leagueKeys.joined });
    };
    const ends = [
      listenLive('ResultsUpdate', (news) => reread(news.eventId)),
      listenLive('EventUpdate', () => void queries.invalidateQueries({ queryKey: leagueKeys.all })),
      listenLive('return', () => void queries.invalidateQueries({ queryKey: leagueKeys.all })),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
}
