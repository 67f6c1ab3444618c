import { type EventChange, updateEvent } from '../events/change-event.ts';
import { loadEvent } from '../events/event-stages.repository.ts';
import { setPlaces } from '../events/event-substages.repository.ts';
import { moveStages } from '../events/stage-progress.service.ts';
import { findPickedStageIds } from '../picks/entries.repository.ts';
import type { StageRecords } from './map-stages.ts';

/** Keeps how many teams play where; a stage may be waiting for no more than it has [rule: stages-2]. */
export async function storePlaces(
  change: EventChange,
  stages: readonly StageRecords[],
): Promise<void> {
  const told = stages.flatMap(({ loaded, places }) =>
    places.filter((one) => loaded.places.get(one.eventSubstageId) !== one.places),
  );
  if (told.length === 0) return;
  await setPlaces(change.trx, told);
  await updateEvent(change, {});
  const eventId = change.event.row.id;
  const event = await loadEvent(change.trx, eventId);
  if (!event) throw new Error(`Event ${eventId} is gone`);
  await moveStages({ ...change, event }, await findPickedStageIds(change.trx, eventId));
}
