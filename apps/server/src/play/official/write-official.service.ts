import type { PickSet } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { updateOfficialVersion } from '../events/events.repository.ts';
import { areResultsComplete } from '../events/loaded-event.ts';
import {
  type OfficialSource,
  replaceOfficial,
} from '../events/results/replace-official.service.ts';
import { changeEvent, type EventChange, reloaded } from '../events/running/change-event.ts';
import { followResults } from '../events/running/finish-event.service.ts';
import { writeRedraw, writeTeams } from '../events/stages/redraw-stages.service.ts';
import { moveStages } from '../events/stages/stage-progress.service.ts';
import { keepEntries } from '../picks/keep-entries.service.ts';
import { noteCorrections } from './note-corrections.service.ts';
import {
  type OfficialInput,
  type OfficialPlan,
  type OfficialRefusal,
  planOfficial,
} from './plan-official.ts';
import { tellOfReplacements } from './tell-of-replacements.service.ts';

export interface OfficialOverride extends OfficialInput {
  readonly eventId: number;
  readonly actorUserId: number | null;
  readonly version: number;
  readonly reason: string;
}

interface OverriddenOfficial {
  readonly official: PickSet;
  readonly version: number;
  readonly savedAt: Date;
}

type OfficialOutcome = Outcome<OverriddenOfficial, OfficialRefusal | 'version_conflict'>;

/**
 * Enters or corrects a stage's official results as one audited operation under the event's
 * exclusive lock. It includes all consequences: later stages, the event's end, and notices to users
 * whose picks now mean another team. Null = no such event.
 */
export const overrideOfficial = async (
  db: Kysely<Schema>,
  override: OfficialOverride,
): Promise<Outcome<OverriddenOfficial, OfficialRefusal | 'version_conflict' | 'event_not_found'>> =>
  (await changeEvent(db, override.eventId, (change) => apply(change, override))) ??
  refuse('event_not_found');

async function apply(change: EventChange, override: OfficialOverride): Promise<OfficialOutcome> {
  if (change.event.row.officialVersion !== override.version) {
    return refuse('version_conflict');
  }
  const written = await writeOfficial(change, { ...override, source: 'manual' });
  if (!written.ok) return written;
  const { after } = written.value.corrected;
  return done({ official: after.official, version: override.version + 1, savedAt: change.now });
}

/**
 * Results of a stage with their author; null = the wiki. Consequences of matches entered by hand
 * count as the wiki's.
 */
export interface OfficialWrite extends OfficialInput {
  readonly source: OfficialSource;
  readonly actorUserId: number | null;
  readonly reason: string | null;
  /** As the audit log calls it, where results are neither entered nor imported. */
  readonly action?: 'official.followed';
}

interface WrittenOfficial extends OfficialPlan {
  /** With the event as it stands now. */
  readonly change: EventChange;
}

/** Writes results of a stage, and all that follows from them, as part of a change. */
export async function writeOfficial(
  change: EventChange,
  { source, actorUserId, reason, action, ...input }: OfficialWrite,
): Promise<Outcome<WrittenOfficial, OfficialRefusal>> {
  const { trx, event } = change;
  const planned = await planOfficial(trx, change, input);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const { before, after } = plan.corrected;
  await writePlan(change, plan, source);
  await noteCorrections(change, plan.corrected, { source, reason: reason || null });
  await updateOfficialVersion(trx, event.row.id);
  await insertAudit(trx, {
    actorUserId,
    action: action ?? (source === 'manual' ? 'official.overridden' : 'official.imported'),
    subjectType: 'event_stage',
    subjectId: after.id,
    before: before.official,
    after: after.official,
    reason,
  });
  const followed = await followUp(change, plan);
  await tellOfReplacements(change, plan.followed);
  return done({ ...plan, change: followed });
}

async function writePlan(
  change: EventChange,
  { corrected, redrawn, redraws, pickedStageIds }: OfficialPlan,
  source: OfficialSource,
): Promise<void> {
  await replaceOfficial(change, corrected.after, { source });
  if (redrawn.length > 0) await writeTeams(change, corrected.after);
  for (const redraw of redraws) {
    await writeRedraw(change, redraw, source);
    if (pickedStageIds.has(redraw.after.id)) {
      await keepEntries(change, redraw.before, redraw.after);
    }
  }
}

/**
 * A stage may open or close, and the event may come to its end, or no longer be at it. Answers the
 * change with the event as it stands then.
 */
export async function followUp(
  change: EventChange,
  { pickedStageIds }: Pick<OfficialPlan, 'pickedStageIds'>,
): Promise<EventChange> {
  const next = await reloaded(change);
  const move = await moveStages(next, pickedStageIds);
  const hasFollowed = await followResults(next, areResultsComplete(change.event));
  return move !== null || hasFollowed ? reloaded(next) : next;
}
