import { picksOfStage } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { refuse } from '../../platform/outcome.ts';
import { hasLockBegun, type LoadedStage } from '../events/loaded-event.ts';
import { changeEvent, type EventChange, updateEvent } from '../events/running/change-event.ts';
import {
  type EntryRow,
  findEntriesOfUser,
  type SavedEntry,
  saveOverriddenEntry,
} from './entries.repository.ts';
import { bytesOf } from './entry-codec.ts';
import { insertKey } from './idempotency-keys.repository.ts';
import {
  answerOf,
  findEarlierOutcome,
  type SaveOutcome,
  type SaveRequest,
  saved,
} from './save-request.ts';
import { stageIdsOf } from './submitted-picks.ts';

/**
 * An Admin's own picks after the lock: allowed, audited, and off the board from then on
 * [rule: picks-9].
 */
export async function saveAfterLock(
  db: Kysely<Schema>,
  request: SaveRequest,
): Promise<SaveOutcome> {
  const outcome = await changeEvent(db, request.eventId, (change) => save(change, request));
  return outcome ?? refuse('event_not_found');
}

async function save(change: EventChange, request: SaveRequest): Promise<SaveOutcome> {
  const { trx, event } = change;
  // Asked again under the event's lock: of two repetitions at once one saves.
  const earlier = await findEarlierOutcome(trx, request);
  if (earlier) return earlier;
  const ids = stageIdsOf(request.picks);
  const stages = event.stages.filter((stage) => ids.has(stage.id));
  const before = await findEntriesOfUser(trx, event.row.id, request.userId);
  for (const stage of stages) {
    const known = before.find((entry) => entry.eventStageId === stage.id)?.version ?? 0;
    const expected = request.versions?.[String(stage.id)] ?? known;
    if (expected !== known) return refuse('version_conflict');
  }
  const unchanged = stages.flatMap((stage) => {
    const entry = before.find(({ eventStageId }) => eventStageId === stage.id);
    return entry && isAsAskedFor(stage, entry, request) ? entry : [];
  });
  const last = unchanged.at(-1);
  if (last && unchanged.length === stages.length) {
    if (request.idempotent) await insertKey(trx, request.idempotent, last);
    return saved(answerOf(request, last), { isUnchanged: true });
  }
  let entry: SavedEntry | null = null;
  for (const stage of stages) entry = await saveStage(change, stage, request);
  if (!entry) return refuse('wrong_stage');
  if (request.idempotent) await insertKey(trx, request.idempotent, entry);
  await updateEvent(change, {});
  return saved(answerOf(request, entry), { isPostLock: true });
}

const isAsAskedFor = (
  { layout, ...loaded }: LoadedStage,
  entry: EntryRow,
  { picks }: SaveRequest,
): boolean =>
  entry.layoutFingerprint === layout.fingerprint &&
  entry.slots.equals(bytesOf({ layout, ...loaded }, picks));

async function saveStage(
  { trx, event, now }: EventChange,
  stage: LoadedStage,
  { userId, picks }: SaveRequest,
): Promise<SavedEntry> {
  const isClosed = stage.index < event.row.stage || hasLockBegun(event, now);
  const auditId = await insertAudit(trx, {
    actorUserId: userId,
    action: isClosed ? 'picks.saved_after_lock' : 'picks.saved',
    subjectType: 'event_stage',
    subjectId: stage.id,
    after: picksOfStage(picks, stage.id),
  });
  return saveOverriddenEntry(trx, {
    eventStageId: stage.id,
    userId,
    slots: bytesOf(stage, picks),
    layoutFingerprint: stage.layout.fingerprint,
    actorUserId: userId,
    isPostLock: isClosed,
    isByStaff: false,
    auditId,
  });
}
