import { type PickSet, replaySubmission } from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import {
  findStage,
  hasLockBegun,
  isResultKnown,
  type LoadedEvent,
  type LoadedStage,
} from '../../play/events/loaded-event.ts';
import {
  changeEvent,
  type EventChange,
  updateEvent,
} from '../../play/events/running/change-event.ts';
import { straysOf } from '../../play/official/plan-official.ts';
import {
  deleteEntry,
  findEntriesOfUser,
  type SavedEntry,
  saveOverriddenEntry,
} from '../../play/picks/entries.repository.ts';
import { bytesOf, decodeEntry } from '../../play/picks/entry-codec.ts';
import type { EntryReader } from '../../play/picks/entry-reader.ts';
import { invalidPicks } from '../../play/picks/invalid-picks.ts';
import type { ReadingParts } from '../../play/picks/read-picks.service.ts';
import { tellOfEdit } from './tell-of-edit.service.ts';

export interface EntryOverride {
  readonly eventId: number;
  readonly eventStageId: number;
  readonly userId: number;
  readonly actorUserId: number;
  readonly picks: PickSet;
  /** Version of the user's entry that it builds on; 0 = none yet. */
  readonly version: number;
  readonly reason: string;
}

type EntryRefusal = 'version_conflict' | 'invalid_picks' | 'stage_has_results';

/** The stage, where a person could have clicked these picks together and it has been opened. */
export function checkEntry(
  event: LoadedEvent,
  eventStageId: number,
  picks: PickSet,
): Outcome<LoadedStage, 'invalid_picks'> {
  const loaded = findStage(event, eventStageId);
  if (!loaded || loaded.index > event.row.stage) {
    return invalidPicks({ path: ['eventStageId'], code: 'stage_not_opened' });
  }
  const strays = straysOf(picks, eventStageId);
  if (strays.length > 0) return invalidPicks(...strays);
  const replayed = replaySubmission(loaded.stage, picks);
  return replayed.ok ? done(loaded) : invalidPicks(...replayed.problems);
}

/** Once a stage has a result, users without an entry get none [rule: override-8]. */
export const isTooLate = (loaded: LoadedStage, entry: object | undefined): boolean =>
  entry === undefined && isResultKnown(loaded);

/**
 * Changes a user's picks of one stage on staff's word: audited, marked, revisioned [rule:
 * override-3].
 */
export const overrideEntry = async (
  { db, entries }: ReadingParts,
  override: EntryOverride,
): Promise<Outcome<SavedEntry, EntryRefusal | 'event_not_found'>> =>
  (await changeEvent(db, override.eventId, (change) => apply(change, entries, override))) ??
  refuse('event_not_found');

async function apply(
  change: EventChange,
  reader: EntryReader,
  override: EntryOverride,
): Promise<Outcome<SavedEntry, EntryRefusal>> {
  const { trx, event, now } = change;
  const checked = checkEntry(event, override.eventStageId, override.picks);
  if (!checked.ok) return checked;
  const loaded = checked.value;
  const entries = await findEntriesOfUser(trx, event.row.id, override.userId);
  const before = entries.find((entry) => entry.eventStageId === loaded.id);
  if ((before?.version ?? 0) !== override.version) return refuse('version_conflict');
  if (isTooLate(loaded, before)) return refuse('stage_has_results');
  const [read] = before ? reader.read(event, [before]) : [];
  const auditId = await insertAudit(trx, {
    actorUserId: override.actorUserId,
    action: 'picks.overridden',
    subjectType: 'user',
    subjectId: override.userId,
    before: {
      eventStageId: loaded.id,
      picks: read?.picks ?? null,
      ...(before && !read ? { isUnreadable: true } : {}),
    },
    after: { eventStageId: loaded.id, picks: override.picks },
    reason: override.reason,
  });
  const saved = await saveOverriddenEntry(trx, {
    eventStageId: loaded.id,
    userId: override.userId,
    slots: bytesOf(loaded, override.picks),
    layoutFingerprint: loaded.layout.fingerprint,
    actorUserId: override.actorUserId,
    isPostLock: isPostLock(event, now, loaded, override),
    isByStaff: true,
    auditId,
  });
  await updateEvent(change, {});
  await tellOfEdit(change, { ...override, stage: loaded, auditId, isRemoved: false });
  return done(saved);
}

/** Staff may not edit their own picks after the lock [rule: picks-9]. */
export const isPostLock = (
  event: LoadedEvent,
  now: Date,
  { index }: LoadedStage,
  { userId, actorUserId }: Pick<EntryOverride, 'userId' | 'actorUserId'>,
): boolean => userId === actorUserId && (index < event.row.stage || hasLockBegun(event, now));

/** Takes away an entry that was not there before staff made it. */
export async function removeEntry(
  { db }: ReadingParts,
  removal: Omit<EntryOverride, 'picks'>,
): Promise<Outcome<null, 'version_conflict' | 'event_not_found'>> {
  const removed = await changeEvent(db, removal.eventId, async (change) => {
    const { trx, event } = change;
    const { eventStageId, userId, actorUserId, reason } = removal;
    const stage = findStage(event, eventStageId);
    const entries = await findEntriesOfUser(trx, event.row.id, userId);
    const entry = entries.find((own) => own.eventStageId === eventStageId);
    if (!stage || entry?.version !== removal.version) return refuse('version_conflict');
    const auditId = await insertAudit(trx, {
      actorUserId,
      action: 'picks.overridden',
      subjectType: 'user',
      subjectId: userId,
      before: { eventStageId, picks: decodeEntry(stage, entry) },
      after: { eventStageId, picks: null },
      reason,
    });
    await deleteEntry(trx, { eventStageId, userId });
    await updateEvent(change, {});
    await tellOfEdit(change, { stage, userId, actorUserId, reason, auditId, isRemoved: true });
    return done(null);
  });
  return removed ?? refuse('event_not_found');
}
