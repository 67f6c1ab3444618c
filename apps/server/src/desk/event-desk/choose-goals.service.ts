import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { refuseGoals } from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { areGoalsFixed } from '../../play/events/loaded-event.ts';
import { type EventChange, updateEvent } from '../../play/events/running/change-event.ts';
import { countPickedByStage } from '../../play/picks/stage-people.repository.ts';
import { changeAtVersion } from './change-at-version.ts';
import type { DeskParts } from './desk-parts.ts';

type Key = 'POST /api/event/goals';

/** Lets the trophies of an event go by goals, or by rank again [rule: trophies-27]. */
export const chooseGoals = (
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, RefusalCode<Key>>> =>
  changeAtVersion(parts, wanted, async (change) => {
    const refusal = await refusalOf(change, wanted);
    if (refusal !== null) return refuse(refusal);
    await write(change, actorUserId, wanted);
    return done(null);
  });

async function refusalOf({ trx, event, now }: EventChange, { goals, confirmed }: Body<Key>) {
  if (areGoalsFixed(event, now)) return 'goals_fixed';
  const refusal =
    goals &&
    refuseGoals(
      event.stages.map(({ stage }) => stage),
      goals,
    );
  if (refusal || confirmed === true) return refusal;
  // Saves wait for the change, so that nobody picks in between.
  const picked = await countPickedByStage(trx, event.row.id);
  return [...picked.values()].some((count) => count > 0) ? 'picks_made' : null;
}

async function write(
  change: EventChange,
  actorUserId: number,
  { goals }: Body<Key>,
): Promise<void> {
  const { trx, event } = change;
  await updateEvent(change, { goals });
  await insertAudit(trx, {
    actorUserId,
    action: 'event.goals_chosen',
    subjectType: 'event',
    subjectId: event.row.id,
    before: { goals: event.row.goals },
    after: { goals },
  });
}
