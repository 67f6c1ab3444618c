import type { EventDesk } from '@callshot/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Outcome } from '../../../platform/outcome.ts';
import { refuse } from '../../../platform/outcome.ts';
import { changeEvents, type EventChange } from '../../../play/events/running/change-event.ts';
import { afterSeating, type DeskParts } from '../desk-parts.ts';
import { readDesk } from '../read-desk.service.ts';

const attempts = 3;

/**
 * Changes teams in the event that staff look at and in all that `findIds` returns. Starts again
 * when another event joined before all were locked.
 */
export async function changeTeamsEvents<C extends string>(
  parts: DeskParts,
  eventId: number,
  findIds: (db: Kysely<Schema>) => Promise<readonly number[]>,
  work: (changes: readonly EventChange[], trx: Transaction<Schema>) => Promise<Outcome<null, C>>,
): Promise<Outcome<EventDesk, C | 'event_not_found' | 'team_changed'>> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const ids = [eventId, ...(await findIds(parts.db))];
    for (const id of ids) await parts.seals.currentEvent(id);
    const outcome = await changeEvents(parts.db, ids, async (changes) => {
      const [first] = changes;
      if (!first) return refuse('event_not_found');
      const isElsewhere = (await findIds(first.trx)).some((id) => !ids.includes(id));
      return isElsewhere ? null : work(changes, first.trx);
    });
    if (outcome === null) continue;
    if (!outcome.ok) return outcome;
    for (const id of new Set(ids)) await afterSeating(parts, id);
    return readDesk(parts, eventId);
  }
  return refuse('team_changed');
}
