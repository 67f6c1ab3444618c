import type { RefusalCode } from '@callshot/contract';
import { NO_PICKS } from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { loadEvent } from '../../play/events/stages/event-stages.repository.ts';
import { overrideOfficial } from '../../play/official/write-official.service.ts';
import { findEntriesOfUser } from '../../play/picks/entries.repository.ts';
import type { ReadingParts } from '../../play/picks/read-picks.service.ts';
import { areWithheld } from '../../play/picks/withheld-picks.ts';
import { overrideEntry, removeEntry } from './override-entry.service.ts';
import { afterOverride, type OverrideParts } from './override-parts.ts';
import { findUndoable, type PastOverride } from './past-overrides.ts';

export interface Undo {
  readonly eventId: number;
  readonly overrideId: number;
  readonly actorUserId: number;
  readonly reason: string;
}

/**
 * Undoes an override by a new one that restores the former state: audited, announced and followed
 * up like any other, and it can itself be undone.
 */
export async function undoOverride(
  parts: OverrideParts,
  undo: Undo,
): Promise<Outcome<null, RefusalCode<'POST /api/picks/override/undo/:eventId'>>> {
  const { eventId, overrideId, actorUserId } = undo;
  if (undo.reason === '') return refuse('reason_required');
  await parts.seals.currentEvent(eventId);
  const event = await loadEvent(parts.db, eventId);
  if (!event) return refuse('event_not_found');
  const past = await findUndoable(parts, event, overrideId);
  if (!past) return refuse('not_undoable');
  if (await areWithheld(parts.db, { ...past, event, readerId: actorUserId })) {
    return refuse('picks_withheld');
  }
  const outcome = await apply(parts, event, undo, past);
  if (!outcome.ok) {
    const isPast = outcome.code === 'version_conflict' || outcome.code === 'stage_has_results';
    return isPast ? refuse('not_undoable') : outcome;
  }
  await afterOverride(parts, eventId, past.userId);
  return done(null);
}

async function apply(
  parts: ReadingParts,
  event: LoadedEvent,
  { eventId, actorUserId, reason }: Undo,
  { eventStageId, userId, before }: PastOverride,
) {
  const change = { eventId, eventStageId, actorUserId, reason, picks: before ?? NO_PICKS };
  if (userId === null) {
    return overrideOfficial(parts.db, { ...change, version: event.row.officialVersion });
  }
  const entries = await findEntriesOfUser(parts.db, eventId, userId);
  const version = entries.find((entry) => entry.eventStageId === eventStageId)?.version ?? 0;
  const target = { ...change, userId, version };
  return before === null ? removeEntry(parts, target) : overrideEntry(parts, target);
}
