import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshNotificationsSoon } from '../../../reach/notifications/notification-keys.ts';
import type { CountdownFacts } from '../../events/countdown-state.ts';
import { eventKeys } from '../../events/event.queries.ts';
import { useCountdownPhase } from '../../events/server-second.ts';

/** At the lock the server starts to show and refuse other things: the event is read again. */
export function useRefreshOnLock(event: CountdownFacts & { readonly id: number }) {
  const client = useQueryClient();
  const phase = useCountdownPhase(event);
  const { id } = event;
  const last = useRef(phase);
  useEffect(() => {
    if (last.current === phase) return;
    last.current = phase;
    void client.invalidateQueries({ queryKey: eventKeys.one(id) });
    refreshNotificationsSoon(client);
  }, [client, id, phase]);
}
