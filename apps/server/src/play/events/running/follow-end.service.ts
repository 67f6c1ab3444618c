import { type EndingEvent, endOfEvent } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { attemptAll } from '../../../platform/background/attempt-all.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { findAllEndingIds } from '../events.repository.ts';
import type { EventRow, LoadedEvent } from '../loaded-event.ts';
import { loadEvent } from '../stages/event-stages.repository.ts';
import { changeEvent, type EventChange, updateEvent } from './change-event.ts';

type Matches = Pick<EndingEvent, 'starts' | 'undecided'>;

/** The end follows these matches [rule: events-11]; answers it where it moved. */
export async function followEnd(change: EventChange, matches: Matches): Promise<Date | null> {
  const { trx, event, now } = change;
  if (event.row.finishedAt !== null || endOf(event.row, matches, now) === null) return null;
  // The lock of this change may have moved it already.
  const current = await loadEvent(trx, event.row.id);
  const endsAt = current && endOf(current.row, matches, now);
  if (endsAt) await updateEvent({ ...change, event: current }, { endsAt });
  return endsAt;
}

/** Null = it stays. */
function endOf({ endsAt, lockAt }: EventRow, matches: Matches, now: Date): Date | null {
  const ending = { endsAt: endsAt.getTime(), lockAt: lockAt?.getTime() ?? null, ...matches };
  const end = endOfEvent(ending, now.getTime());
  return end === ending.endsAt ? null : new Date(end);
}

/** An event does not end while one of its matches is being played. */
export async function followPlayedMatches(
  db: Kysely<Schema>,
  onMoved: (eventId: number) => void,
): Promise<void> {
  await attemptAll(await findAllEndingIds(db), async (eventId) => {
    const moved = await changeEvent(db, eventId, (change) =>
      followEnd(change, { starts: [], undecided: undecidedStarts(change.event) }),
    );
    if (moved) onMoved(eventId);
  });
}

const undecidedStarts = ({ officialRows }: LoadedEvent): number[] =>
  officialRows.flatMap(({ matchStartsAt, outcome, winnerTeamId }) =>
    matchStartsAt !== null && outcome === 'played' && winnerTeamId === null
      ? [matchStartsAt.getTime()]
      : [],
  );
