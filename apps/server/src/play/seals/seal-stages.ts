import type { Kysely } from 'kysely';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isSealDue } from '../events/loaded-event.ts';
import { changeEvent } from '../events/running/change-event.ts';
import { sealDue } from '../events/stages/seal-current-stage.ts';
import { findAllSealDue } from './due-stages.repository.ts';

/**
 * Seals every current stage whose lock time has passed, and every match of one that locks in parts, whichever
 * process comes first [rule: locks-8, locks-22], and announces each. A stage that cannot be sealed does not stop the others.
 */
export async function sealDueStages(
  db: Kysely<Schema>,
  onSealed: (eventId: number) => void,
): Promise<void> {
  await attemptAll(await findAllSealDue(db), async ({ id }) => {
    if (await sealCurrentStage(db, id)) onSealed(id);
  });
}

/** Seals the event's current stage, or matches of it, when the lock time is over; false when there was nothing to do. */
export async function sealCurrentStage(db: Kysely<Schema>, eventId: number): Promise<boolean> {
  const isSealed = await changeEvent(db, eventId, async (change) => {
    if (!isSealDue(change.event, change.now)) return false;
    await sealDue(change);
    return true;
  });
  return isSealed ?? false;
}
