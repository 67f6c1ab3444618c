import {
  endOfEvent,
  type HandMatches,
  type SubstageMatches,
  teamMatchesByHand,
} from '@callshot/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { type EventFacts, updateEventRow, updateMatchesVersion } from '../events.repository.ts';
import { type LoadedEvent, locksInParts } from '../loaded-event.ts';
import { findDatabaseTime, lockEventExclusively } from '../stages/event-lock.repository.ts';
import {
  closeStageRow,
  loadEvent,
  reopenStageRow,
  type StageFacts,
  updateStageRow,
} from '../stages/event-stages.repository.ts';
import { setHandMatches, setTeamMatches } from '../stages/event-substages.repository.ts';
import { followMatchLocks } from './follow-match-locks.service.ts';

/** One change of an event. Saves wait while it runs, and `now` was read after the lock was taken. */
export interface EventChange {
  readonly trx: Transaction<Schema>;
  readonly event: LoadedEvent;
  readonly now: Date;
}

/**
 * Runs a change of an event's lock, stage or results: takes the exclusive lock, then reads the
 * clock [rule: locks-5]. Null when there is no such event; an exception in `work` rolls everything
 * back.
 */
export async function changeEvent<T>(
  db: Kysely<Schema>,
  eventId: number,
  work: (change: EventChange) => Promise<T>,
): Promise<T | null> {
  return changeEvents(db, [eventId], async ([change]) => (change ? work(change) : null));
}

/** The same of several events in one transaction; `work` gets those that there are, by ascending id. */
export async function changeEvents<T>(
  db: Kysely<Schema>,
  eventIds: readonly number[],
  work: (changes: readonly EventChange[]) => Promise<T>,
): Promise<T> {
  // Two changes that have events in common wait for one another instead of ending in a deadlock.
  const ids = [...new Set(eventIds)].sort((a, b) => a - b);
  return db.transaction().execute(async (trx) => {
    for (const id of ids) await lockEventExclusively(trx, id);
    const now = new Date(await findDatabaseTime(trx));
    const changes: EventChange[] = [];
    for (const id of ids) {
      const event = await loadEvent(trx, id);
      if (event) changes.push({ trx, event, now });
    }
    const answer = await work(changes);
    for (const change of changes) {
      const { row, stages } = change.event;
      if (row.lateShare !== null || stages.some(locksInParts)) {
        await followMatchLocks(await reloaded(change));
      }
    }
    return answer;
  });
}

/** The change with its event read again, after something of it was written. */
export async function reloaded(change: EventChange): Promise<EventChange> {
  const { id } = change.event.row;
  const event = await loadEvent(change.trx, id);
  if (!event) throw new Error(`Event ${id} is gone`);
  return { ...change, event };
}

/**
 * Writes an event's facts under a new version; its end follows its lock [rule: events-11]. Only a change may
 * call it, since it holds the lock.
 */
export function updateEvent({ trx, event, now }: EventChange, facts: EventFacts): Promise<void> {
  const { row } = event;
  const { startsAt = row.startsAt, isUnlocked = row.isUnlocked, relockAt = row.relockAt } = facts;
  const lockAt = isUnlocked ? relockAt : startsAt;
  const endsAt = (facts.endsAt ?? row.endsAt).getTime();
  const ending = { endsAt, lockAt: lockAt?.getTime() ?? null, starts: [], undecided: [] };
  const end = endOfEvent(ending, now.getTime());
  const moved = end === endsAt ? {} : { endsAt: new Date(end) };
  return updateEventRow(trx, row.id, { ...facts, ...moved });
}

/** Stores known matches; boards and pages then read anew what can still come. */
export async function updateTeamMatches(
  { trx, event }: EventChange,
  known: readonly SubstageMatches[],
): Promise<void> {
  await setTeamMatches(trx, known);
  await updateMatchesVersion(trx, event.row.id);
}

/** Stores the matches that staff entered of substages, as known ones too. */
export async function updateHandMatches(
  change: EventChange,
  entered: ReadonlyMap<number, HandMatches>,
): Promise<void> {
  for (const [eventSubstageId, own] of entered) {
    await setHandMatches(change.trx, eventSubstageId, own);
  }
  await updateTeamMatches(
    change,
    [...entered].map(([eventSubstageId, { matches }]) => ({
      eventSubstageId,
      teamMatches: teamMatchesByHand(matches),
    })),
  );
}

export const updateStage = (
  { trx }: EventChange,
  eventStageId: number,
  facts: StageFacts,
): Promise<void> => updateStageRow(trx, eventStageId, facts);

export const reopenStage = ({ trx, now }: EventChange, eventStageId: number): Promise<void> =>
  reopenStageRow(trx, eventStageId, now);

export const closeStage = ({ trx }: EventChange, eventStageId: number): Promise<void> =>
  closeStageRow(trx, eventStageId);
