import type { Answer } from '@callshot/contract';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findEntriesOfUser } from '../../play/picks/entries.repository.ts';
import { sealInstant } from '../../play/picks/read-picks.service.ts';
import { shownEntries } from '../../play/picks/shown-entries.ts';
import { listsOf } from '../../play/picks/submitted-picks.ts';
import { findOpenTo } from '../../play/picks/withheld-picks.ts';
import type { OverrideParts } from './override-parts.ts';

type Start = Answer<'GET /api/picks/override/:eventId'>;

export interface OverrideTarget {
  readonly eventId: number;
  /** Undefined = official results. */
  readonly userId: number | undefined;
  readonly readerId: number;
}

/**
 * The state before an override: official results, or the part of a user's picks that the reader may
 * see.
 */
export async function readOverride(
  { db, seals, entries: reader }: OverrideParts,
  { eventId, userId, readerId }: OverrideTarget,
): Promise<Outcome<Start, 'event_not_found'>> {
  const event = await seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  if (userId === undefined) {
    const version = event.row.officialVersion;
    return done({
      ...listsOf(
        event.stages.map(({ official }) => official),
        { eventId, userId: null },
      ),
      versions: Object.fromEntries(event.stages.map(({ id }) => [String(id), version])),
      hiddenUntil: null,
      isOpened: false,
    });
  }
  const stored = await findEntriesOfUser(db, eventId, userId);
  const isOpen = (await findOpenTo(db, eventId, readerId)).has(userId);
  const { entries, areWhole } = isOpen
    ? { entries: stored, areWhole: true }
    : shownEntries(event, stored);
  const versionOf = (id: number) =>
    stored.find(({ eventStageId }) => eventStageId === id)?.version ?? 0;
  return done({
    ...listsOf(
      reader.read(event, entries).map(({ picks }) => picks),
      { eventId, userId },
    ),
    versions: Object.fromEntries(event.stages.map(({ id }) => [String(id), versionOf(id)])),
    hiddenUntil: areWhole ? null : sealInstant(event),
    isOpened: isOpen && userId !== readerId,
  });
}
