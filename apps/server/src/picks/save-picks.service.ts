import type { Answer, RefusalCode } from '@callshot/contract';
import { type PickSet, picksOfStage, replaySubmission } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import { currentStage, findStage, isLocked, type LoadedEvent } from '../events/loaded-event.ts';
import { auditOrigin } from '../platform/audit/audit-origin.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { PicksProblem } from '../problem-words/picks-words.ts';
import type { SavedEntry } from './entries.repository.ts';
import { bytesOf } from './entry-codec.ts';
import type { WriteEntry } from './entry-writer.ts';
import type { IdempotentRequest } from './idempotency.ts';
import { findEarlierSave } from './idempotency-keys.repository.ts';
import { saveAfterLock } from './save-after-lock.service.ts';
import { listsOf, stageIdsOf } from './submitted-picks.ts';

export type SaveAnswer = Answer<'POST /api/picks/save/user/:eventId'>;
export type SaveRefusal =
  | RefusalCode<'POST /api/picks/save/user/:eventId'>
  | 'unavailable'
  | 'too_many_requests';

export type SaveOutcome = SaveAccepted | SaveRefused;

export interface SaveAccepted {
  readonly ok: true;
  readonly answer: SaveAnswer;
  readonly isPostLock: boolean;
  /** The picks were these already, and nothing was written. */
  readonly isUnchanged: boolean;
}

export interface SaveRefused {
  readonly ok: false;
  readonly code: SaveRefusal;
  readonly problems?: readonly PicksProblem[];
  readonly waitMs?: number;
}

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
  readonly write: WriteEntry;
}

const triesAtMost = 4;

const refused = (code: SaveRefusal, problems?: readonly PicksProblem[]): SaveRefused =>
  problems ? { ok: false, code, problems } : { ok: false, code };

/**
 * Stores a complete submission of the current stage, or nothing at all (safety.md §1). Checked
 * against the event as it is held; when the event changes meanwhile, checked again.
 */
export async function savePicks(parts: SaveParts, request: SaveRequest): Promise<SaveOutcome> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const event = await parts.events.get(request.eventId);
    const outcome = await saveAgainst(parts, event, request);
    if (outcome !== 'stale') return outcome;
    parts.events.forget(request.eventId);
  }
  return refused('unavailable');
}

async function saveAgainst(
  parts: SaveParts,
  event: LoadedEvent | null,
  request: SaveRequest,
): Promise<SaveOutcome | 'stale'> {
  const checked = event ? await check(parts, event, request) : refused('event_not_found');
  if (event && checked === 'open') {
    const outcome = await saveOpen(parts.write, event, request);
    if (outcome === 'stale' || outcome.ok) return outcome;
    const isOverridden = outcome.code === 'picks_locked' && request.isAdmin;
    return isOverridden ? saveAfterLock(parts.db, request) : outcome;
  }
  const earlier = await findEarlierOutcome(parts.db, request);
  if (earlier) return earlier;
  return typeof checked === 'string' ? saveAfterLock(parts.db, request) : checked;
}

/** Where the picks may be written: as anybody's, or only past the lock; or why they may not. */
async function check(
  { clock }: SaveParts,
  event: LoadedEvent,
  { picks, isAdmin }: SaveRequest,
): Promise<'open' | 'closed' | SaveRefused> {
  const scope = scopeOf(event, picks);
  if (scope === 'unknown') return refused('invalid_picks', [noSuchStage]);
  if (scope === 'later' || (scope === 'earlier' && !isAdmin)) return refused('wrong_stage');
  const problems = problemsOf(event, picks);
  if (problems.length === 0) return scope === 'current' ? 'open' : 'closed';
  const isTooLate = !isAdmin && isLocked(event, await clock.now());
  return isTooLate ? refused('picks_locked') : refused('invalid_picks', problems);
}

/** What is asked again under its key is answered as it was, whatever has changed since. */
export async function findEarlierOutcome(
  db: Kysely<Schema>,
  request: SaveRequest,
): Promise<SaveOutcome | null> {
  const { idempotent } = request;
  const earlier = idempotent && (await findEarlierSave(db, idempotent));
  if (earlier === 'mismatch') return refused('idempotency_mismatch');
  return earlier && accepted(answerOf(request, earlier));
}

const noSuchStage: PicksProblem = { path: ['eventStageId'], code: 'no_such_stage' };

/** Which stages the picks speak of; a submission without picks is one of the current stage. */
function scopeOf(event: LoadedEvent, picks: PickSet): 'current' | 'earlier' | 'later' | 'unknown' {
  const stages = [...stageIdsOf(picks)].map((id) => findStage(event, id)?.index ?? null);
  if (stages.includes(null)) return 'unknown';
  const indexes = stages.flatMap((index) => index ?? []);
  if (indexes.some((index) => index > event.row.stage)) return 'later';
  return indexes.some((index) => index < event.row.stage) ? 'earlier' : 'current';
}

/** Replays every stage of the submission from its first round. */
function problemsOf(event: LoadedEvent, picks: PickSet): PicksProblem[] {
  const ids = stageIdsOf(picks);
  const stages = event.stages.filter(({ id }) => ids.has(id));
  return (stages.length === 0 ? [currentStage(event)] : stages).flatMap(({ id, stage }) => {
    const replayed = replaySubmission(stage, picksOfStage(picks, id));
    return replayed.ok ? [] : [...replayed.problems];
  });
}

async function saveOpen(
  write: WriteEntry,
  event: LoadedEvent,
  request: SaveRequest,
): Promise<SaveOutcome | 'stale'> {
  const { picks, userId, versions, idempotent } = request;
  const stage = currentStage(event);
  const saved = await write(
    {
      eventId: event.row.id,
      eventStageId: stage.id,
      layoutFingerprint: stage.layout.fingerprint,
      eventVersion: event.row.version,
      officialVersion: event.row.officialVersion,
    },
    {
      userId,
      slots: bytesOf(stage, picks),
      expectedVersion: versions?.[String(stage.id)] ?? null,
      idempotent,
      origin: auditOrigin(),
    },
  );
  if (saved === 'stale') return saved;
  if (typeof saved === 'string') return refused(saved);
  if ('waitMs' in saved) return { ...refused('too_many_requests'), waitMs: saved.waitMs };
  return { ...accepted(answerOf(request, saved)), isUnchanged: 'isUnchanged' in saved };
}

const accepted = (answer: SaveAnswer): SaveAccepted => ({
  ok: true,
  answer,
  isPostLock: false,
  isUnchanged: false,
});

export const answerOf = (request: SaveRequest, saved: SavedEntry): SaveAnswer => ({
  ...listsOf([request.picks], request),
  version: saved.version,
  savedAt: saved.submittedAt.toISOString(),
});
