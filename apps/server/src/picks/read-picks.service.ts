import type { UserPicks } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { LoadedEvent } from '../events/loaded-event.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type EntryRow, findAllRevisions, findEntriesOfUser } from './entries.repository.ts';
import { picksOfEntry } from './entry-codec.ts';
import { listsOf } from './submitted-picks.ts';

export const noPicks: UserPicks = {
  groupStagePicks: [],
  matchPicks: [],
  hiddenUntil: null,
  versions: {},
  savedAt: null,
  stagesEditedByStaff: [],
};

/** The caller's own picks of every stage, with the versions that the next save builds on. */
export async function readOwnPicks(
  db: Kysely<Schema>,
  event: LoadedEvent,
  userId: number,
): Promise<UserPicks> {
  const entries = await findEntriesOfUser(db, event.row.id, userId);
  const versions = entries.map((entry) => [String(entry.eventStageId), entry.version] as const);
  return { ...viewOf(event, userId, entries), versions: Object.fromEntries(versions) };
}

/** Another user's picks of sealed stages; what is not sealed is withheld (decisions 4, 258, 259). */
export async function readPicksOfOther(
  db: Kysely<Schema>,
  event: LoadedEvent,
  userId: number,
): Promise<UserPicks> {
  const entries = await findEntriesOfUser(db, event.row.id, userId);
  return {
    ...viewOf(event, userId, entries.filter(isSealed)),
    hiddenUntil: entries.every(isSealed) ? null : sealInstant(event),
  };
}

export const isSealed = (entry: Pick<EntryRow, 'sealedAt'>): boolean => entry.sealedAt !== null;

/** When withheld picks of the current stage show: at the lock, the event's end when none is set. */
export const sealInstant = (event: LoadedEvent): string =>
  (event.row.lockAt ?? event.row.endsAt).toISOString();

function viewOf(event: LoadedEvent, userId: number, entries: readonly EntryRow[]): UserPicks {
  const savedAt = entries.map((entry) => entry.submittedAt.getTime());
  return {
    ...noPicks,
    ...listsOf(
      entries.map((entry) => picksOfEntry(event, entry)),
      { eventId: event.row.id, userId },
    ),
    savedAt: savedAt.length === 0 ? null : new Date(Math.max(...savedAt)).toISOString(),
    stagesEditedByStaff: entries
      .filter((entry) => entry.editedByStaffAt !== null)
      .map((entry) => entry.eventStageId),
  };
}

/** Every accepted submission of the caller's own entries, newest first (decision 184). */
export async function readRevisions(db: Kysely<Schema>, event: LoadedEvent, userId: number) {
  const revisions = await findAllRevisions(db, event.row.id, userId);
  return revisions.map((revision) => ({
    eventStageId: revision.eventStageId,
    version: revision.version,
    savedAt: revision.savedAt.toISOString(),
    isPostLock: revision.isPostLock,
    isByStaff: revision.isByStaff,
    ...listsOf([picksOfEntry(event, revision)], { eventId: event.row.id, userId }),
  }));
}
