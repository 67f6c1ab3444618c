import type { Event } from '@callshot/contract';
import { gameOf } from '@callshot/rules';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { closeModals } from '../../../platform/core/modals.ts';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { hasBegun } from '../../events/has-begun.ts';

/**
 * Opening an entrant's picks from the board: for signed-in users, once the event has started [rule:
 * event-page-14].
 */
export function useOpenPicks(event: Event | undefined): ((userId: number) => void) | undefined {
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  if (!user || !event || !hasBegun(event, serverNow())) return undefined;
  return (userId) => {
    closeModals();
    void navigate(`/${gameOf(event.gameId).prefix}/event/${event.id}/${userId}`);
  };
}
