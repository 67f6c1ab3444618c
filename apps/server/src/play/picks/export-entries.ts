import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { EventStore } from '../events/event-store.ts';
import { findStage } from '../events/loaded-event.ts';
import { describePicks } from './describe-picks.ts';
import type { EntryReader, ReadEntry } from './entry-reader.ts';
import { findAllEntryStages, findEntry, streamRevisions } from './own-entries.repository.ts';

export interface ExportSources {
  readonly db: Kysely<Schema>;
  readonly events: Pick<EventStore, 'get'>;
  readonly entries: Pick<EntryReader, 'read' | 'readPast'>;
}

/** Every entry of the user with its picks in words, and all that were submitted before. */
export async function exportEntries(
  { db, events, entries }: ExportSources,
  userId: number,
): Promise<unknown[]> {
  const told: unknown[] = [];
  for (const { eventId, eventStageId } of await findAllEntryStages(db, userId)) {
    const event = await events.get(eventId);
    const stage = event && findStage(event, eventStageId);
    const entry = stage && (await findEntry(db, eventStageId, userId));
    // Deleted by staff since the list was read.
    if (!event || !stage || !entry) continue;
    // Null = cannot be read any more, which staff have been told.
    const inWords = (read: ReadEntry<unknown> | undefined) =>
      read ? describePicks(event, stage, read.picks) : null;
    const revisions: unknown[] = [];
    for await (const revision of streamRevisions(db, eventStageId, userId)) {
      const { version, savedAt, isByStaff, isPostLock } = revision;
      const picks = inWords(entries.readPast(event, [revision])[0]);
      revisions.push({ version, savedAt, isByStaff, isPostLock, picks });
    }
    told.push({
      eventId,
      event: event.row.nameOverride,
      stage: stage.name,
      version: entry.version,
      submittedAt: entry.submittedAt,
      isPostLock: entry.isPostLock,
      lateShare: entry.lateShare,
      editedByStaffAt: entry.editedByStaffAt,
      picks: inWords(entries.read(event, [entry])[0]),
      revisions,
    });
  }
  return told;
}
