import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { canLockInParts } from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findStage, hasLockBegun } from '../../play/events/loaded-event.ts';
import {
  type EventChange,
  reloaded,
  updateEvent,
  updateStage,
} from '../../play/events/running/change-event.ts';
import { followMatchLocks } from '../../play/events/running/follow-match-locks.service.ts';
import { replaceMatchLocks } from '../../play/events/stages/match-locks.repository.ts';
import { changeAtVersion } from './change-at-version.ts';
import type { DeskParts } from './desk-parts.ts';

type Key = 'POST /api/event/lockUnit';

/** Lets a stage lock together, by round or by match, until it begins to lock [rule: locks-18]. */
export const chooseLockUnit = (
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, RefusalCode<Key>>> =>
  changeAtVersion(parts, wanted, (change) => choose(change, actorUserId, wanted));

async function choose(
  change: EventChange,
  actorUserId: number,
  { eventStageId, lockUnit }: Body<Key>,
): Promise<Outcome<null, RefusalCode<Key>>> {
  const { trx, event, now } = change;
  const stage = findStage(event, eventStageId);
  if (!stage) return refuse('stage_not_found');
  if (lockUnit !== 'stage' && !canLockInParts(stage.stage.format))
    return refuse('locks_as_a_whole');
  const isPast = stage.index < event.row.stage || stage.sealedAt !== null;
  const hasBegun =
    stage.index === event.row.stage && stage.openedAt !== null && hasLockBegun(event, now);
  if (isPast || hasBegun) return refuse('lock_unit_fixed');
  // Locks of another choice say nothing of this one.
  await replaceMatchLocks(trx, stage.id, [], now);
  await updateStage(change, stage.id, { lockUnit });
  await updateEvent(change, {});
  await insertAudit(trx, {
    actorUserId,
    action: 'stage.lock_unit_chosen',
    subjectType: 'event_stage',
    subjectId: stage.id,
    before: { lockUnit: stage.lockUnit },
    after: { lockUnit },
  });
  await followMatchLocks(await reloaded(change));
  return done(null);
}
