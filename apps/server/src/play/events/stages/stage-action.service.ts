import type { Body, RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Changes } from '../../../platform/changes/changes.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { findProgress } from '../events.repository.ts';
import { currentStage, isLocked, isResultKnown, type LoadedEvent } from '../loaded-event.ts';
import {
  changeEvent,
  type EventChange,
  reopenStage,
  updateEvent,
  updateStage,
} from '../running/change-event.ts';
import { isRewarded } from '../running/finish-event.service.ts';
import { sealCurrent } from './seal-current-stage.ts';

type StageAction = Body<'POST /api/event/stage'>;
type StageOutcome = Outcome<null, RefusalCode<'POST /api/event/stage'>>;

export interface StageActionParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
}

/**
 * Opens, locks, reopens or finishes on a staff member's word [rule: stages-2, stages-3, stages-4,
 * stages-6, stages-7, stages-8].
 */
export async function actOnStage(
  { db, changes }: StageActionParts,
  actorUserId: number,
  action: StageAction,
): Promise<StageOutcome> {
  const outcome = await changeEvent(db, action.eventId, async (change) => {
    const relockAt = action.relockTime === null ? null : new Date(action.relockTime);
    const acted = await steps[action.action](change, relockAt);
    if (!acted.ok) return acted;
    await insertAudit(change.trx, {
      actorUserId,
      action: `event.${action.action}`,
      subjectType: 'event',
      subjectId: action.eventId,
      before: factsOf(change.event),
      after: await findProgress(change.trx, action.eventId),
      reason: action.reason,
    });
    return acted;
  });
  if (outcome?.ok) changes.announce('event', action.eventId);
  return outcome ?? refuse('event_not_found');
}

type Step = (change: EventChange, relockAt: Date | null) => Promise<StageOutcome>;

/** A finished event refuses these until it is resumed. */
const goOn =
  (step: Step): Step =>
  async (change, relockAt) =>
    change.event.row.finishedAt === null ? step(change, relockAt) : refuse('event_finished');

const steps: Record<StageAction['action'], Step> = {
  open_next: goOn(openNext),
  lock: goOn(lockNow),
  relock: goOn(reopen),
  unlock: goOn(reopen),
  finish,
  resume,
};

async function openNext(change: EventChange, relockAt: Date | null): Promise<StageOutcome> {
  const { event, now } = change;
  const next = event.stages[event.row.stage + 1];
  if (!next) return refuse('last_stage');
  // Without a time the stage stays closed until staff names one [rule: stages-7].
  if (relockAt !== null && relockAt <= now) return refuse('relock_in_past');
  if (relockAt !== null && isResultKnown(next)) return refuse('stage_has_results');
  await openNextStage(change, { relockAt, isByItself: false });
  return done(null);
}

/** Moves on to the next stage; the one before is closed for good [rule: stages-1]. */
export async function openNextStage(
  change: EventChange,
  { relockAt, isByItself }: { readonly relockAt: Date | null; readonly isByItself: boolean },
): Promise<void> {
  const { event, now } = change;
  const next = event.stages[event.row.stage + 1];
  if (!next) throw new Error(`Event ${event.row.id} has no further stage`);
  const current = currentStage(event);
  if (current.sealedAt === null) await updateStage(change, current.id, { sealedAt: now });
  await updateStage(change, next.id, { openedAt: now, isOpenedByItself: isByItself });
  await updateEvent(change, { stage: next.index, isUnlocked: true, relockAt });
}

async function lockNow(change: EventChange): Promise<StageOutcome> {
  const { event, now } = change;
  // The moment the lock was taken, not the past: saves made until now stand.
  if (!isLocked(event, now)) {
    // Sealed at once: the next reader sees the picks even if a clock lags.
    await sealCurrent(change, now, { isUnlocked: true, relockAt: now });
  }
  return done(null);
}

async function reopen(change: EventChange, relockAt: Date | null): Promise<StageOutcome> {
  const { event, now } = change;
  if (relockAt === null || relockAt <= now) return refuse('relock_in_past');
  const stage = currentStage(event);
  if (isResultKnown(stage)) return refuse('stage_has_results');
  const { id } = stage;
  // A lock that moves while picks are open is no new opening.
  if (isLocked(event, now)) await reopenStage(change, id);
  else await updateStage(change, id, { isOpenedByItself: false, extendedMinutes: 0 });
  await updateEvent(change, { isUnlocked: true, relockAt });
  return done(null);
}

/** Complete results finish an event after a while; staff's word does at once, and without them [rule: events-12, events-28]. */
async function finish(change: EventChange): Promise<StageOutcome> {
  const { event, now } = change;
  const current = currentStage(event);
  if (current.sealedAt === null) await updateStage(change, current.id, { sealedAt: now });
  await updateEvent(change, { finishedAt: event.row.finishedAt ?? now, completedAt: null });
  return done(null);
}

/**
 * Resumes an event unless somebody holds a trophy of it. An event that only waits to be finished
 * stays open until staff finish it or enter another result.
 */
async function resume(change: EventChange): Promise<StageOutcome> {
  const { finishedAt, completedAt } = change.event.row;
  if (finishedAt === null && completedAt === null) return done(null);
  if (await isRewarded(change)) return refuse('event_rewarded');
  await updateEvent(change, { finishedAt: null, completedAt: null });
  return done(null);
}

const factsOf = ({ row }: LoadedEvent) => ({
  stage: row.stage,
  lockAt: row.lockAt,
  isUnlocked: row.isUnlocked,
  completedAt: row.completedAt,
  finishedAt: row.finishedAt,
});
