import { type HandMatches, PICK_TYPES, resultsOfStage, slotOfGroupPick } from '@callshot/rules';
import { findStage, type LoadedStage } from '../../../play/events/loaded-event.ts';
import { findHeldSlots } from '../../../play/events/results/official-picks.repository.ts';
import { isResultRow, type OfficialRow } from '../../../play/events/results/official-rows.ts';
import type { EventChange } from '../../../play/events/running/change-event.ts';
import { planRedraws } from '../../../play/events/stages/plan-redraws.ts';
import { writeOfficial } from '../../../play/official/write-official.service.ts';
import { findPickedStageIds } from '../../../play/picks/entries.repository.ts';
import { areSamePicks } from '../../../play/picks/same-picks.ts';

/** Matches of groups as they were before, and as they are. */
interface Entered {
  /** The stage before they were entered. */
  readonly before: LoadedStage;
  readonly after: ReadonlyMap<number, HandMatches>;
}

/**
 * Derives official rows from the matches that staff enter. Rows that staff set themselves win. When
 * both contradict each other nothing is derived [rule: results-23]. A place may go to another team though no row
 * changes: later stages follow it all the same. Returns whether anything changed.
 */
export async function followResults(
  change: EventChange,
  eventStageId: number,
  { before, after }: Entered,
  actorUserId: number,
): Promise<boolean> {
  const { trx, event } = change;
  const loaded = findStage(event, eventStageId);
  if (!loaded) throw new Error(`Event ${event.row.id} has no stage ${eventStageId}`);
  const { stage, official } = loaded;
  const placeOf = (row: Pick<OfficialRow, 'eventSubstageId' | 'slot'>) =>
    `${row.eventSubstageId} ${row.slot}`;
  const entered = new Set(
    event.officialRows.filter((row) => row.source === 'manual' && isResultRow(row)).map(placeOf),
  );
  const staffs = new Set([...entered, ...(await findHeldSlots(trx, event.row.id)).map(placeOf)]);
  const matches = { before: before.byHand, after: new Map([...before.byHand, ...after]) };
  const picks = resultsOfStage(stage, official, matches, {
    team: (eventSubstageId, teamId) =>
      PICK_TYPES.some((pickTypeId) =>
        staffs.has(`${eventSubstageId} ${slotOfGroupPick({ teamId, pickTypeId })}`),
      ),
    // A match that staff took back follows from what they enter of it.
    match: (eventSubstageId, slot) => entered.has(`${eventSubstageId} ${slot}`),
  });
  const isOthersPlace = async (): Promise<boolean> => {
    const pickedStageIds = await findPickedStageIds(trx, event.row.id);
    return planRedraws(event, { before, after: loaded }, pickedStageIds).length > 0;
  };
  if (areSamePicks(official, picks) && !(await isOthersPlace())) return false;
  const written = await writeOfficial(change, {
    eventStageId,
    picks,
    playedBefore: before,
    source: 'import',
    action: 'official.followed',
    actorUserId,
    reason: null,
  });
  return written.ok;
}
