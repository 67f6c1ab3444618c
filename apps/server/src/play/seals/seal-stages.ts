import type { Kysely } from 'kysely';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isSealDue } from '../events/loaded-event.ts';
import { changeEvent } from '../events/running/change-event.ts';
import { sealCurrent } from '../events/stages/seal-current-stage.ts';
import { findAllSealDue } from './due-stages.repository.ts';

/**
 * Seals every current stage whose lock time has passed, whichever process comes first [rule:
 * locks-8], and announces each. A stage that cannot be sealed does not stop the others.
 */
export async function sealDueStages(
  db: Kysely<Schema>,
  onSealed: (eventId: number) => void,
): Promise<void> {
  await attemptAll(await findAllSealDue(db), async ({ id }) => {
    if (await sealCurrentStage(db, id)) onSealed(id);
  });
}

/** Seals the event's current stage when its lock time is over; false when there was nothing to do. */
export async function sealCurrentStage(db: Kysely<Schema>, eventId: number): Promise<boolean> {
  const isSealed = await changeEvent(db, eventId, async (change) => {
    const { event, now } = change;
    if (!isSealDue(event, now)) return false;
    await sealCurrent(change, event.row.lockAt);
    return true;
  });
  return isSealed ?? false;
}
