import { NO_PICKS } from '@callshot/rules';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { findEntriesOfUser } from '../picks/entries.repository.ts';
import type { ReadingParts } from '../picks/read-picks.service.ts';
import { overrideEntry, removeEntry } from './override-entry.service.ts';
import { overrideOfficial } from './override-official.service.ts';
import { findUndoable, type PastOverride } from './past-overrides.ts';
import type { OfficialRefusal } from './plan-official.ts';

export interface Undo {
  readonly event: LoadedEvent;
  readonly overrideId: number;
  readonly actorUserId: number;
  readonly reason: string;
}

export type UndoOutcome =
  | { readonly ok: true; readonly past: PastOverride }
  | { readonly ok: false; readonly code: 'not_undoable' }
  | OfficialRefusal;

const notUndoable = { ok: false, code: 'not_undoable' } as const;

/**
 * Takes an override back by another one, which brings back what was there before: audited, told and
 * followed up like any other, and it can be taken back itself.
 */
export async function undoOverride(parts: ReadingParts, undo: Undo): Promise<UndoOutcome> {
  const { event, overrideId } = undo;
  const past = await findUndoable(parts, event, overrideId);
  if (!past) return notUndoable;
  const outcome = await apply(parts, undo, past);
  if (outcome === null) return notUndoable;
  if (outcome.ok) return { ok: true, past };
  return outcome.code === 'version_conflict' ? notUndoable : outcome;
}

async function apply(
  parts: ReadingParts,
  { event, actorUserId, reason }: Undo,
  { eventStageId, userId, before }: PastOverride,
) {
  const eventId = event.row.id;
  const change = { eventId, eventStageId, actorUserId, reason, picks: before ?? NO_PICKS };
  if (userId === null) {
    return overrideOfficial(parts.db, { ...change, version: event.row.officialVersion });
  }
  const entries = await findEntriesOfUser(parts.db, eventId, userId);
  const version = entries.find((entry) => entry.eventStageId === eventStageId)?.version ?? 0;
  const target = { ...change, userId, version };
  return before === null ? removeEntry(parts, target) : overrideEntry(parts, target);
}
