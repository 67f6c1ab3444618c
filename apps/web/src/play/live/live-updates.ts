import type { Event } from '@callshot/contract';
import type { LiveUpdates } from '@callshot/contract/live';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CROWD } from '../../platform/core/crowd.ts';
import { listenLive } from '../../platform/core/live-connection.ts';
import { refreshNotificationsSoon } from '../../reach/notifications/notification-keys.ts';
import { eventKeys, eventQuery } from '../events/event.queries.ts';
import { boardKeys } from '../leaderboards/board/leaderboard.queries.ts';
import { picksKeys } from '../picks/picks.queries.ts';

type EventNews = Pick<LiveUpdates, 'SubmissionUpdate' | 'ResultsUpdate' | 'EventUpdate'>;
type Update = { [N in keyof EventNews]: { name: N; data: EventNews[N] } }[keyof EventNews];

/** Applies an update of the event on screen to the cached data. */
export function applyUpdate(queries: QueryClient, eventId: number, update: Update): void {
  if (update.data.eventId !== eventId) return;
  switch (update.name) {
    case 'SubmissionUpdate':
      queries.setQueryData<Event>(
        eventQuery(eventId).queryKey,
        (event) => event && { ...event, bracketsSubmitted: update.data.count },
      );
      void queries.invalidateQueries({ queryKey: [...boardKeys.of(eventId), 'preview'] });
      return;
    case 'ResultsUpdate':
      refreshScores(queries, eventId);
      refreshSharedSoon(queries, eventId);
      refreshNotificationsSoon(queries);
      return;
    case 'EventUpdate':
      void queries.invalidateQueries({ queryKey: eventKeys.all });
      refreshScores(queries, eventId);
      refreshNotificationsSoon(queries);
      return;
    default:
      update satisfies never;
  }
}

function refreshScores(queries: QueryClient, eventId: number): void {
  void queries.invalidateQueries({ queryKey: picksKeys.of(eventId) });
  void queries.invalidateQueries({ queryKey: boardKeys.of(eventId) });
  void queries.invalidateQueries({ queryKey: eventKeys.matches(eventId) });
}

/** Caches between browser and server keep what is the same for everybody this long. */
const CACHES_KEEP = 2_500;

/** The results are out, but what was read at once may have come out of such a cache. */
function refreshSharedSoon(queries: QueryClient, eventId: number): void {
  setTimeout(() => {
    void queries.invalidateQueries({ queryKey: picksKeys.official(eventId) });
    void queries.invalidateQueries({ queryKey: picksKeys.score(eventId, CROWD) });
    void queries.invalidateQueries({ queryKey: boardKeys.of(eventId) });
    void queries.invalidateQueries({ queryKey: eventKeys.matches(eventId) });
  }, CACHES_KEEP);
}

/** Keeps the event on screen current; after a break everything is read anew. */
export function useLiveUpdates(eventId: number | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (eventId === null) return;
    const listen = <N extends Update['name']>(name: N) =>
      listenLive(name, (data) => applyUpdate(queries, eventId, { name, data } as Update));
    const ends = [
      listen('SubmissionUpdate'),
      listen('ResultsUpdate'),
      listen('EventUpdate'),
      listenLive('return', () => {
        void queries.invalidateQueries({ queryKey: eventKeys.one(eventId) });
        refreshScores(queries, eventId);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [eventId, queries]);
}
