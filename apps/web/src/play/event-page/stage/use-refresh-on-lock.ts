import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshNotificationsSoon } from '../../../reach/notifications/notification-keys.ts';
import { type CountdownFacts, countdownState } from '../../events/countdown-state.ts';
import { eventKeys } from '../../events/event.queries.ts';
import { useAtSecond } from '../../events/server-second.ts';

/** At a lock, of all picks or of a match, the server starts to show and refuse other things: the event is read again. */
export function useRefreshOnLock(event: CountdownFacts & { readonly id: number }) {
  const client = useQueryClient();
  const { id, lockAt } = event;
  const state = useAtSecond(
    (now) => `${countdownState(event, now).phase} ${lockAt !== null && Date.parse(lockAt) <= now}`,
  );
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    void client.invalidateQueries({ queryKey: eventKeys.one(id) });
    refreshNotificationsSoon(client);
  }, [client, id, state]);
}
