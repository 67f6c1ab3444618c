import type { PickSet } from '@callshot/rules';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';
import { findStage } from '../events/loaded-event.ts';
import { describePicks } from '../override/describe-changes.ts';
import { decodeEntry } from '../picks/entry-codec.ts';
import { findAllEntryStages, findEntry, streamRevisions } from './export.repository.ts';
import type { ExportSources } from './export-topics.ts';

/** Every entry of the user with its picks in words, and all that were submitted before. */
export async function exportEntries(
  { db, events }: ExportSources,
  userId: number,
): Promise<unknown[]> {
  const told: unknown[] = [];
  for (const { eventId, eventStageId } of await findAllEntryStages(db, userId)) {
    const event = await events.get(eventId);
    const stage = event && findStage(event, eventStageId);
    const entry = stage && (await findEntry(db, eventStageId, userId));
    // Deleted by staff since the list was read.
    if (!event || !stage || !entry) continue;
    const inWords = (stored: StoredPicks) => picksInWords(event, stage, stored);
    const revisions: unknown[] = [];
    for await (const revision of streamRevisions(db, eventStageId, userId)) {
      const { version, savedAt, isByStaff, isPostLock } = revision;
      revisions.push({ version, savedAt, isByStaff, isPostLock, picks: inWords(revision) });
    }
    told.push({
      eventId,
      event: event.row.nameOverride,
      stage: stage.name,
      version: entry.version,
      submittedAt: entry.submittedAt,
      isPostLock: entry.isPostLock,
      editedByStaffAt: entry.editedByStaffAt,
      picks: inWords(entry),
      revisions,
    });
  }
  return told;
}

type StoredPicks = Parameters<typeof decodeEntry>[1];

function picksInWords(event: LoadedEvent, stage: LoadedStage, stored: StoredPicks): string[] {
  const picks: PickSet = decodeEntry(stage, stored);
  return describePicks(event, stage, picks);
}
