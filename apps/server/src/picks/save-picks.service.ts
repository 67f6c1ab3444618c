import type { Answer, RefusalCode } from '@callshot/contract';
import { type PickSet, type Problem, picksOfStage, replaySubmission } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import {
  currentStage,
  findStage,
  isLocked,
  type LoadedEvent,
  type LoadedStage,
} from '../events/loaded-event.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  findSaveState,
  type OpenEntry,
  type SavedEntry,
  saveOpenEntry,
} from './entries.repository.ts';
import { bytesOf } from './entry-codec.ts';
import { findEarlierAnswer, type IdempotentRequest, rememberAnswer } from './idempotency.ts';
import { lockKey } from './idempotency-keys.repository.ts';
import { saveAfterLock } from './save-after-lock.service.ts';
import { listsOf, stageIdsOf } from './submitted-picks.ts';

export type SaveAnswer = Answer<'POST /api/picks/save/user/:eventId'>;
export type SaveRefusal = RefusalCode<'POST /api/picks/save/user/:eventId'> | 'unavailable';

export type SaveOutcome =
  | { readonly ok: true; readonly answer: SaveAnswer; readonly isPostLock: boolean }
  | { readonly ok: false; readonly code: SaveRefusal; readonly problems?: readonly Problem[] };

export interface SaveRequest {
  readonly eventId: number;
  readonly userId: number;
  readonly isAdmin: boolean;
  readonly picks: PickSet;
  /** Versions a stage id that the save builds on. */
  readonly versions: Readonly<Record<string, number>> | undefined;
  readonly idempotent: IdempotentRequest | null;
}

export interface SaveParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
}

const triesAtMost = 4;

const refused = (code: SaveRefusal, problems?: readonly Problem[]): SaveOutcome =>
  problems ? { ok: false, code, problems } : { ok: false, code };

/**
 * Stores a complete submission of the current stage, or nothing at all (safety.md §1). Checked
 * against the event as it is held; when the event changes meanwhile, checked again.
 */
export async function savePicks(parts: SaveParts, request: SaveRequest): Promise<SaveOutcome> {
  const { idempotent } = request;
  const earlier = idempotent && (await findEarlierAnswer(parts.db, idempotent));
  if (earlier === 'mismatch') return refused('idempotency_mismatch');
  if (earlier) return accepted(earlier.answer as SaveAnswer);
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const event = await parts.events.get(request.eventId);
    if (!event) return refused('event_not_found');
    const outcome = await saveAgainst(parts, event, request);
    if (outcome !== 'stale') return outcome;
    parts.events.forget(request.eventId);
  }
  return refused('unavailable');
}

async function saveAgainst(
  parts: SaveParts,
  event: LoadedEvent,
  request: SaveRequest,
): Promise<SaveOutcome | 'stale'> {
  const stage = currentStage(event);
  const scope = scopeOf(event, request.picks);
  if (scope !== 'current' && !(request.isAdmin && scope === 'earlier')) {
    return scope === 'unknown' ? refused('invalid_picks', [noSuchStage]) : refused('wrong_stage');
  }
  const problems = problemsOf(event, request.picks);
  if (problems.length > 0) {
    const now = await parts.clock.now();
    const isTooLate = !request.isAdmin && isLocked(event, now);
    return isTooLate ? refused('picks_locked') : refused('invalid_picks', problems);
  }
  const outcome =
    scope === 'current' ? await saveOpen(parts.db, event, stage, request) : 'picks_locked';
  if (outcome === 'picks_locked' && request.isAdmin) return saveAfterLock(parts.db, request);
  return typeof outcome === 'string' && outcome !== 'stale' ? refused(outcome) : outcome;
}

const noSuchStage: Problem = { path: 'eventStageId', message: 'No such stage in this event' };

/** Which stages the picks speak of; a submission without picks is one of the current stage. */
function scopeOf(event: LoadedEvent, picks: PickSet): 'current' | 'earlier' | 'later' | 'unknown' {
  const stages = [...stageIdsOf(picks)].map((id) => findStage(event, id)?.index ?? null);
  if (stages.includes(null)) return 'unknown';
  const indexes = stages.flatMap((index) => index ?? []);
  if (indexes.some((index) => index > event.row.stage)) return 'later';
  return indexes.some((index) => index < event.row.stage) ? 'earlier' : 'current';
}

/** Replays every stage of the submission from its first round. */
function problemsOf(event: LoadedEvent, picks: PickSet): Problem[] {
  const ids = stageIdsOf(picks);
  const stages = event.stages.filter(({ id }) => ids.has(id));
  return (stages.length === 0 ? [currentStage(event)] : stages).flatMap(({ id, stage }) => {
    const replayed = replaySubmission(stage, picksOfStage(picks, id));
    return replayed.ok ? [] : [...replayed.problems];
  });
}

type Refusal = 'picks_locked' | 'wrong_stage' | 'version_conflict' | 'idempotency_mismatch';

async function saveOpen(
  db: Kysely<Schema>,
  event: LoadedEvent,
  stage: LoadedStage,
  request: SaveRequest,
): Promise<Extract<SaveOutcome, { ok: true }> | Refusal | 'stale'> {
  const { idempotent, userId, picks } = request;
  const entry: OpenEntry = {
    eventId: event.row.id,
    eventStageId: stage.id,
    userId,
    slots: bytesOf(stage, picks),
    layoutFingerprint: stage.layout.fingerprint,
    expectedVersion: request.versions?.[String(stage.id)] ?? null,
    eventVersion: event.row.version,
    officialVersion: event.row.officialVersion,
  };
  try {
    if (!idempotent) return await write(db, entry, picks);
    return await db.transaction().execute(async (trx) => {
      await lockKey(trx, idempotent);
      const earlier = await findEarlierAnswer(trx, idempotent);
      if (earlier === 'mismatch') return 'idempotency_mismatch';
      if (earlier) return accepted(earlier.answer as SaveAnswer);
      const written = await write(trx, entry, picks);
      if (typeof written !== 'string') await rememberAnswer(trx, idempotent, written.answer);
      return written;
    });
  } catch (error) {
    if (isLateEntry(error)) return 'picks_locked';
    throw error;
  }
}

async function write(
  db: Kysely<Schema>,
  entry: OpenEntry,
  picks: PickSet,
): Promise<Extract<SaveOutcome, { ok: true }> | Refusal | 'stale'> {
  const saved = await saveOpenEntry(db, entry);
  return saved ? accepted(answerOf(picks, saved)) : whyNot(db, entry);
}

const accepted = (answer: SaveAnswer) => ({ ok: true, answer, isPostLock: false }) as const;

export const answerOf = (picks: PickSet, saved: SavedEntry): SaveAnswer => ({
  ...listsOf([picks]),
  version: saved.version,
  savedAt: saved.submittedAt.toISOString(),
});

/** Nothing was written: says why, the lock before anything else. */
async function whyNot(db: Kysely<Schema>, entry: OpenEntry): Promise<Refusal | 'stale'> {
  const state = await findSaveState(db, entry.eventStageId, entry.userId);
  if (!state) return 'stale';
  if (!state.isCurrent) return 'wrong_stage';
  if (state.isLocked) return 'picks_locked';
  const isSameEvent =
    state.version === entry.eventVersion && state.officialVersion === entry.officialVersion;
  return isSameEvent ? 'version_conflict' : 'stale';
}

/** The database's own check of the lock (migration 0001, refuse_late_entry). */
const isLateEntry = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'CS001';
