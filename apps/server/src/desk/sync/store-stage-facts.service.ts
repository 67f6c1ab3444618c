import { hasEndedByHand, hasEndedMatch } from '@callshot/rules';
import type { LoadedStage } from '../../play/events/loaded-event.ts';
import {
  type EventChange,
  reloaded,
  updateEvent,
  updateStage,
} from '../../play/events/running/change-event.ts';
import { setPlaces } from '../../play/events/stages/event-substages.repository.ts';
import { moveStages } from '../../play/events/stages/stage-progress.service.ts';
import { findPickedStageIds } from '../../play/picks/entries.repository.ts';
import type { StageRecords } from './map-stages.ts';
import type { SyncFacts } from './sync-facts.ts';

/**
 * Stores which stages have had a match end in public [rule: results-16], and the number of teams in
 * each. A stage may wait for fewer teams than it has [rule: stages-2]. Answers the change with the
 * event as it stands then.
 */
export async function storeStageFacts(
  change: EventChange,
  stages: readonly StageRecords[],
  { teamIdOf }: Pick<SyncFacts, 'teamIdOf'>,
): Promise<EventChange> {
  const { trx } = change;
  const turned = stages.flatMap(({ loaded, said }) => {
    const hasEnded = hasEndedMatch(loaded.stage, said, teamIdOf) || hasEndedHere(loaded);
    return hasEnded === loaded.hasEndedMatch ? [] : [{ id: loaded.id, hasEndedMatch: hasEnded }];
  });
  const told = stages.flatMap(({ loaded, places }) =>
    places.filter((one) => loaded.places.get(one.eventSubstageId) !== one.places),
  );
  if (turned.length + told.length === 0) return change;
  for (const { id, ...facts } of turned) await updateStage(change, id, facts);
  await setPlaces(trx, told);
  await updateEvent(change, {});
  const next = await reloaded(change);
  const move = await moveStages(next, await findPickedStageIds(trx, next.event.row.id));
  return move === null ? next : reloaded(next);
}

/** Matches entered by staff, in groups that the wiki does not have. */
const hasEndedHere = ({ byHand }: LoadedStage): boolean =>
  [...byHand.values()].some(({ matches }) => matches.some(hasEndedByHand));
