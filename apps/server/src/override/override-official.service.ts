import { areReadAlike, type PickSet, type Problem, replayOfficial } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { changeEvent, type EventChange, updateEvent } from '../events/change-event.ts';
import { loadEvent } from '../events/event-stages.repository.ts';
import { updateOfficialVersion } from '../events/events.repository.ts';
import {
  areResultsComplete,
  findStage,
  type LoadedEvent,
  type LoadedStage,
} from '../events/loaded-event.ts';
import { deleteOfficialPick, upsertManualPick } from '../events/official-picks.repository.ts';
import { rowsOfPicks } from '../events/official-rows.ts';
import { progressStages } from '../events/stage-progress.service.ts';
import { findAllEntriesOfStage } from '../picks/entries.repository.ts';
import { decodeEntry } from '../picks/entry-codec.ts';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { withOfficial } from './preview-override.service.ts';

export interface OfficialOverride {
  readonly eventId: number;
  readonly eventStageId: number;
  readonly actorUserId: number | null;
  readonly picks: PickSet;
  readonly version: number;
  readonly reason: string;
}

export type OfficialOutcome =
  | {
      readonly ok: true;
      readonly official: PickSet;
      readonly version: number;
      readonly savedAt: Date;
    }
  | { readonly ok: false; readonly code: 'version_conflict' }
  | { readonly ok: false; readonly code: 'invalid_picks'; readonly problems: readonly Problem[] };

/** Official results that a stage can have, or every reason why it cannot. */
export function checkOfficial(event: LoadedEvent, eventStageId: number, picks: PickSet) {
  const loaded = findStage(event, eventStageId);
  if (!loaded) return { ok: false, problems: [noSuchStage] } as const;
  const strays = straysOf(picks, eventStageId);
  if (strays.length > 0) return { ok: false, problems: strays } as const;
  const replayed = replayOfficial(loaded.stage, picks);
  return replayed.ok
    ? ({ ok: true, loaded, official: replayed.value } as const)
    : ({ ok: false, problems: replayed.problems } as const);
}

const noSuchStage: Problem = { path: 'eventStageId', message: 'No such stage in this event' };

/** An override speaks of one stage. */
export const straysOf = (picks: PickSet, eventStageId: number): Problem[] =>
  (['groupStagePicks', 'matchPicks'] as const).flatMap((list) =>
    picks[list].flatMap((pick, index) =>
      pick.eventStageId === eventStageId
        ? []
        : [{ path: `${list}[${index}].eventStageId`, message: 'This pick is of another stage' }],
    ),
  );

/**
 * Enters or corrects a stage's official results: one operation, alone on the event, audited, with
 * everything that follows from it (decisions 111, 124, 195). Null = no such event.
 */
export const overrideOfficial = (
  db: Kysely<Schema>,
  override: OfficialOverride,
): Promise<OfficialOutcome | null> =>
  changeEvent(db, override.eventId, (change) => apply(change, override));

async function apply(change: EventChange, override: OfficialOverride): Promise<OfficialOutcome> {
  const { trx, event, now } = change;
  if (event.row.officialVersion !== override.version) {
    return { ok: false, code: 'version_conflict' };
  }
  const checked = checkOfficial(event, override.eventStageId, override.picks);
  if (!checked.ok) return { ok: false, code: 'invalid_picks', problems: checked.problems };
  const { loaded, official } = checked;
  const misfits = await findMisfits(change, loaded, withOfficial(loaded, official));
  if (misfits.length > 0) return { ok: false, code: 'invalid_picks', problems: misfits };
  await replaceRows(change, loaded, official);
  await updateOfficialVersion(trx, event.row.id);
  await insertAudit(trx, {
    actorUserId: override.actorUserId,
    action: 'official.overridden',
    subjectType: 'event_stage',
    subjectId: loaded.id,
    before: loaded.official,
    after: official,
    reason: override.reason,
  });
  await followUp(change);
  return { ok: true, official, version: override.version + 1, savedAt: now };
}

/** Entries that could no longer be read: teams already picked from cannot change places. */
async function findMisfits(
  { trx }: EventChange,
  loaded: LoadedStage,
  changed: LoadedStage,
): Promise<Problem[]> {
  if (changed.official.matchPicks.length === 0) return [];
  // Nearly always: a result would otherwise read a million entries before it is entered.
  if (areReadAlike(loaded.stage, changed.stage)) return [];
  const entries = await findAllEntriesOfStage(trx, changed.id);
  const count = entries.filter((entry) => !isReadable(changed, entry)).length;
  if (count === 0) return [];
  const message = `${count} submitted ${count === 1 ? 'entry picks' : 'entries pick'} teams in places they would lose`;
  return [{ path: 'matchPicks', message }];
}

function isReadable(stage: LoadedStage, entry: Parameters<typeof decodeEntry>[1]): boolean {
  try {
    decodeEntry(stage, entry);
    return true;
  } catch {
    return false;
  }
}

/** Rows that stay as they are keep their source and start time; the others become staff's word (decision 143). */
async function replaceRows(
  { trx, event }: EventChange,
  { id }: LoadedStage,
  official: PickSet,
): Promise<void> {
  const keyOf = (row: { eventSubstageId: number; slot: string }) =>
    `${row.eventSubstageId} ${row.slot}`;
  const rows = rowsOfPicks(official);
  const kept = new Set(rows.map(keyOf));
  const gone = event.officialRows.filter((row) => row.eventStageId === id && !kept.has(keyOf(row)));
  for (const row of gone) await deleteOfficialPick(trx, row);
  for (const row of rows) await upsertManualPick(trx, row);
}

/** The next stage may open, and the event may be finished, or no longer be. */
async function followUp(change: EventChange): Promise<void> {
  const { trx, event, now } = change;
  const current = await loadEvent(trx, event.row.id);
  if (!current) throw new Error(`Event ${event.row.id} is gone`);
  const next: EventChange = { trx, event: current, now };
  await progressStages(next, event);
  const isComplete = areResultsComplete(current);
  if (isComplete && current.row.finishedAt === null) await updateEvent(next, { finishedAt: now });
  // Staff may have finished an event whose results were never complete: that stands.
  const wasComplete = areResultsComplete(event);
  if (wasComplete && !isComplete && current.row.rewardedAt === null) {
    await updateEvent(next, { finishedAt: null });
  }
}
