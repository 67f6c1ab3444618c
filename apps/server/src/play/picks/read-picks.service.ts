import type { UserPicks } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { currentStage, type LoadedEvent } from '../events/loaded-event.ts';
import type { Seals } from '../seals/seals.ts';
import { type EntryRow, findEntriesOfUser } from './entries.repository.ts';
import type { EntryReader } from './entry-reader.ts';
import { shownEntries } from './shown-entries.ts';
import { listsOf } from './submitted-picks.ts';
import type { Whose } from './whose.ts';

const noPicks: UserPicks = {
  groupStagePicks: [],
  matchPicks: [],
  hiddenUntil: null,
  versions: {},
  savedAt: null,
  stagesEditedByStaff: [],
};

export interface ReadingParts {
  readonly db: Kysely<Schema>;
  readonly entries: EntryReader;
}

/** The picks of a user that the reader may see; without a user, none. */
export async function readPicks(
  parts: ReadingParts & { readonly seals: Seals },
  eventId: number,
  { userId, isOwn }: Whose,
): Promise<Outcome<UserPicks, 'event_not_found'>> {
  const event = await parts.seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  if (userId === null) return done(noPicks);
  return done(await (isOwn ? readOwnPicks : readPicksOfOther)(parts, event, userId));
}

/**
 * The caller's own picks of every stage, with the versions that the next save builds on. An
 * unreadable entry has a version too, so that it can be saved anew.
 */
export async function readOwnPicks(
  parts: ReadingParts,
  event: LoadedEvent,
  userId: number,
): Promise<UserPicks> {
  const entries = await findEntriesOfUser(parts.db, event.row.id, userId);
  const versions = entries.map((entry) => [String(entry.eventStageId), entry.version] as const);
  return { ...viewOf(parts, event, userId, entries), versions: Object.fromEntries(versions) };
}

/**
 * Another user's picks of sealed stages; what is not sealed is withheld [rule: locks-9, locks-12,
 * locks-11].
 */
async function readPicksOfOther(
  parts: ReadingParts,
  event: LoadedEvent,
  userId: number,
): Promise<UserPicks> {
  const stored = await findEntriesOfUser(parts.db, event.row.id, userId);
  const { entries, areWhole } = shownEntries(event, stored);
  return {
    ...viewOf(parts, event, userId, entries),
    hiddenUntil: areWhole ? null : sealInstant(event),
  };
}

/**
 * The instant at which withheld picks of the current stage become visible: its lock, or that of its last match;
 * the event's end if none is known.
 */
export function sealInstant(event: LoadedEvent): string {
  const { lockAt, endsAt } = event.row;
  const open = currentStage(event).matchLocks.filter(({ isSealed }) => !isSealed);
  if (open.length === 0) return (lockAt ?? endsAt).toISOString();
  const last = Math.max(...open.map((lock) => lock.lockAt ?? endsAt.getTime()));
  return new Date(last).toISOString();
}

function viewOf(
  parts: ReadingParts,
  event: LoadedEvent,
  userId: number,
  stored: readonly EntryRow[],
): UserPicks {
  const read = parts.entries.read(event, stored);
  const entries = read.map(({ entry }) => entry);
  const savedAt = entries.map((entry) => entry.submittedAt.getTime());
  const late = entries.flatMap(({ eventStageId, lateShare }) =>
    lateShare === null ? [] : [{ eventStageId, share: lateShare }],
  );
  return {
    ...noPicks,
    ...listsOf(
      read.map(({ picks }) => picks),
      { eventId: event.row.id, userId },
    ),
    savedAt: savedAt.length === 0 ? null : new Date(Math.max(...savedAt)).toISOString(),
    stagesEditedByStaff: entries
      .filter((entry) => entry.editedByStaffAt !== null)
      .map((entry) => entry.eventStageId),
    ...(late.length > 0 && { late }),
  };
}
