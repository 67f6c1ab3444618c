import type { EventDesk } from '@callshot/contract';
import type { Outcome } from '../../../platform/outcome.ts';
import { refuse } from '../../../platform/outcome.ts';
import type { LoadedEvent } from '../../../play/events/loaded-event.ts';
import { changeEvent, type EventChange } from '../../../play/events/running/change-event.ts';
import { showTeamsAnew } from '../../../play/events/teams/show-teams-anew.repository.ts';
import type { DeskParts } from '../desk-parts.ts';
import { readDesk } from '../read-desk.service.ts';

export const plays = ({ teams }: LoadedEvent, teamId: number): boolean =>
  teams.some(({ id }) => id === teamId);

/**
 * Changes a team's name or look. `work` returns the changed team, or null for no change. All events
 * in which it plays show it at once.
 */
export async function changeTeam<C extends string>(
  parts: DeskParts,
  eventId: number,
  work: (change: EventChange) => Promise<Outcome<number | null, C>>,
): Promise<Outcome<EventDesk, C | 'event_not_found'>> {
  const changed = await changeEvent(parts.db, eventId, async (change) => {
    const outcome = await work(change);
    const shown =
      outcome.ok && outcome.value !== null ? await showTeamsAnew(change.trx, [outcome.value]) : [];
    return { outcome, shown };
  });
  if (changed === null) return refuse('event_not_found');
  if (!changed.outcome.ok) return changed.outcome;
  for (const id of changed.shown) parts.changes.announce('event', id);
  return readDesk(parts, eventId);
}
