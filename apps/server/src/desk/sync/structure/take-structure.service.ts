import type { Body, RefusalCode } from '@callshot/contract';
import { canLockInParts } from '@callshot/rules';
import { insertAudit } from '../../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import {
  changeEvent,
  type EventChange,
  reloaded,
  updateEvent,
} from '../../../play/events/running/change-event.ts';
import { countPickedByStage } from '../../../play/picks/stage-people.repository.ts';
import { insertLog } from '../../liquipedia/wiki-log.repository.ts';
import { answerDoubt, type DoubtRow, findOpenDoubt } from '../doubts.repository.ts';
import { findEventWiki } from '../sync.repository.ts';
import { afterResults, type SyncParts } from '../sync-parts.ts';
import { canRedraft } from './known-structure.ts';
import { losesGoals, nextStartOf } from './next-facts.ts';
import { planStructure, type StructurePlan } from './plan-structure.service.ts';
import { clearedBy } from './preview-structure.service.ts';
import { updateDrafted } from './structure.repository.ts';
import { structureWords } from './structure-words.ts';
import { writeStages } from './write-stages.service.ts';

type Key = 'POST /api/sync/structure';
type Taken = Outcome<null, RefusalCode<Key>>;

/** One press: the event is played as its tournament is drawn now [rule: drafts-33, drafts-34]. */
export async function takeStructure(
  parts: SyncParts,
  actorUserId: number,
  body: Body<Key>,
): Promise<Taken> {
  const { eventId, doubtId } = body;
  const known = await parts.seals.currentEvent(eventId);
  if (!known) return refuse('event_not_found');
  const doubt = await findOpenDoubt(parts.db, eventId, doubtId);
  if (doubt?.kind !== 'structure') return refuse('doubt_not_found');
  if (known.row.version !== body.version) return refuse('version_conflict');
  const now = await parts.clock.now();
  if (!canRedraft(known, now)) return refuse('too_late_to_redraw');
  const planned = await planStructure(parts, known, doubt, now);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const taken = await changeEvent(parts.db, eventId, async (change): Promise<Taken> => {
    const { event } = change;
    if (!(await findOpenDoubt(change.trx, eventId, doubtId))) return refuse('doubt_not_found');
    if (event.row.version !== body.version) return refuse('version_conflict');
    if (!canRedraft(event, change.now)) return refuse('too_late_to_redraw');
    if (plan.next === null) return refuse('not_applicable');
    const cleared = clearedBy(event, plan, await countPickedByStage(change.trx, eventId));
    if (cleared > body.cleared) return refuse('more_picked');
    await take(change, plan, { doubt, actorUserId, note: body.note, cleared });
    return done(null);
  });
  if (taken === null) return refuse('event_not_found');
  if (!taken.ok) return taken;
  parts.changes.announce('event', eventId);
  parts.changes.announce('submissions', eventId);
  await afterResults(parts, eventId);
  return taken;
}

interface Word {
  readonly doubt: DoubtRow;
  readonly actorUserId: number;
  readonly note: string;
  readonly cleared: number;
}

async function take(
  change: EventChange,
  plan: StructurePlan,
  { doubt, actorUserId, note, cleared }: Word,
): Promise<void> {
  const { trx, event, now } = change;
  const { next } = plan;
  if (next === null) throw new Error('There is nothing to take over');
  const eventId = event.row.id;
  const words = structureWords(plan.redraft);
  const wiki = await findEventWiki(trx, eventId);
  await answerDoubt(trx, doubt.id, 'apply', now);
  await insertAudit(trx, {
    actorUserId,
    action: 'event.redrafted',
    subjectType: 'event',
    subjectId: eventId,
    before: { format: event.row.formatJson, mapping: wiki?.mapping ?? null },
    after: { format: next.format, mapping: next.mapping, changes: words, cleared },
    reason: note,
  });
  await writeStages(change, plan, { actorUserId, reason: note || words });
  const startsAt = nextStartOf(event, plan);
  const endsAt = new Date(Math.max(event.row.endsAt.getTime(), Date.parse(next.draft.endsAt)));
  await updateEvent(change, {
    formatJson: JSON.stringify(next.format),
    endsAt,
    ...(startsAt && { startsAt }),
    ...(losesGoals(event, plan) && { goals: null }),
  });
  await updateDrafted(trx, eventId, next);
  await insertLog(trx, eventId, now, [
    cleared > 0
      ? `Staff took the structure over, and cleared the picks of ${cleared} players: ${words}`
      : `Staff took the structure over: ${words}`,
  ]);
  // An event that cannot be read again is not written.
  const { event: after } = await reloaded(change);
  for (const { stage, lockUnit, name } of after.stages) {
    if (lockUnit !== 'stage' && !canLockInParts(stage.format)) {
      throw new Error(`${name} cannot lock in parts`);
    }
  }
}
