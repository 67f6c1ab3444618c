import type { EventSubstage } from '../model/event-stage.ts';
import { type GroupStagePick, PickType, placeOfType } from '../model/picks.ts';
import { slotOfGroupPick } from '../model/slots.ts';
import { heldKey, type StageSync } from './said.ts';
import type { Waiting } from './waiting.ts';

/** A team's fate by the wiki. */
export interface TeamFate {
  readonly teamId: number;
  readonly types: readonly PickType[];
  /** The source text of the fate; a doubt about it returns only when this changes. */
  readonly says: string;
  /** Staff have said so already, of what the wiki leaves open. */
  readonly isConfirmed?: boolean;
}

/** Types that no team can have beside one of the others. */
const THROUGH: readonly PickType[] = [
  PickType.advancing,
  PickType.cleanSweepWinner,
  PickType.firstPlace,
  PickType.secondPlace,
];
const isThrough = (type: PickType): boolean => THROUGH.includes(type);

/**
 * A substage's official rows together with its teams' fates. Existing rows are kept: a team that
 * the wiki now sends elsewhere waits for staff.
 */
export function withFates(
  sync: StageSync,
  { eventSubstageId }: EventSubstage,
  fates: readonly TeamFate[],
  waiting: Waiting,
): readonly GroupStagePick[] {
  const { eventStageId } = sync.stage;
  const rows = new Map<string, GroupStagePick>();
  for (const row of sync.official.groupStagePicks) {
    if (row.eventSubstageId === eventSubstageId) rows.set(slotOfGroupPick(row), row);
  }
  const isHeld = (row: GroupStagePick): boolean =>
    sync.held.has(heldKey({ eventSubstageId, slot: slotOfGroupPick(row) }));
  for (const { teamId, types, says, isConfirmed = false } of fates) {
    const own = [...rows.values()].filter((row) => row.teamId === teamId);
    const against = own.filter((row) => !types.includes(row.pickTypeId) && contradicts(row, types));
    if (against.length > 0) {
      const isStaffs = against.some(isHeld);
      const kind = isStaffs ? 'staff_says_otherwise' : 'changed_after_applied';
      const asked = { kind, eventSubstageId, teamIds: [teamId], says, canApply: true } as const;
      if ((isStaffs || !isConfirmed) && !waiting.isRowApplied(asked)) continue;
      for (const row of against) rows.delete(slotOfGroupPick(row));
    }
    for (const pickTypeId of types) {
      const row = { eventStageId, eventSubstageId, teamId, pickTypeId };
      if (!isHeld(row) && !rows.has(slotOfGroupPick(row))) rows.set(slotOfGroupPick(row), row);
    }
  }
  return [...rows.values()];
}

/** Whether staff have entered how a stage ended for a team: nothing is asked of it any more. */
export const isToldByStaff = (
  { official, held }: StageSync,
  eventSubstageId: number,
  teamId: number,
): boolean =>
  official.groupStagePicks.some(
    (row) =>
      row.eventSubstageId === eventSubstageId &&
      row.teamId === teamId &&
      isFate(row.pickTypeId) &&
      held.has(heldKey({ eventSubstageId, slot: slotOfGroupPick(row) })),
  );

/** Whether it tells how the stage ended for a team. */
const isFate = (type: PickType): boolean =>
  type === PickType.advancing || type === PickType.eliminated || placeOfType(type) !== null;

/** A row that cannot stand beside these: the other way out of the stage, or a record or rank too many. */
function contradicts({ pickTypeId }: GroupStagePick, types: readonly PickType[]): boolean {
  if (types.length === 0) return true;
  if (types.some((type) => isThrough(type) !== isThrough(pickTypeId))) return true;
  return pickTypeId !== PickType.advancing && pickTypeId !== PickType.eliminated;
}
