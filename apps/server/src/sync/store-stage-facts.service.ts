import { hasEndedByHand, hasEndedMatch } from '@callshot/rules';
import { type EventChange, updateEvent, updateStage } from '../events/change-event.ts';
import { loadEvent } from '../events/event-stages.repository.ts';
import { setPlaces } from '../events/event-substages.repository.ts';
import type { LoadedStage } from '../events/loaded-event.ts';
import { moveStages } from '../events/stage-progress.service.ts';
import { findPickedStageIds } from '../picks/entries.repository.ts';
import { findTeamIdOf } from './find-team-id-of.ts';
import type { StageRecords } from './map-stages.ts';

/**
 * Stores which stages have had a match end in public [rule: results-16], and the number of teams in
 * each. A stage may wait for fewer teams than it has [rule: stages-2].
 */
export async function storeStageFacts(
  change: EventChange,
  stages: readonly StageRecords[],
): Promise<void> {
  const { trx } = change;
  const eventId = change.event.row.id;
  const teamIdOf = await findTeamIdOf(trx, eventId);
  const turned = stages.flatMap(({ loaded, said }) => {
    const hasEnded = hasEndedMatch(loaded.stage, said, teamIdOf) || hasEndedHere(loaded);
    return hasEnded === loaded.hasEndedMatch ? [] : [{ id: loaded.id, hasEndedMatch: hasEnded }];
  });
  const told = stages.flatMap(({ loaded, places }) =>
    places.filter((one) => loaded.places.get(one.eventSubstageId) !== one.places),
  );
  if (turned.length + told.length === 0) return;
  for (const { id, ...facts } of turned) await updateStage(change, id, facts);
  await setPlaces(trx, told);
  await updateEvent(change, {});
  const event = await loadEvent(trx, eventId);
  if (!event) throw new Error(`Event ${eventId} is gone`);
  await moveStages({ ...change, event }, await findPickedStageIds(trx, eventId));
}

/** Matches entered by staff, in groups that the wiki does not have. */
const hasEndedHere = ({ byHand }: LoadedStage): boolean =>
  [...byHand.values()].some(({ matches }) => matches.some(hasEndedByHand));
