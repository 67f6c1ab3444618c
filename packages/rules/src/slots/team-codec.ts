import type { EventStage } from '../model/event-stage.ts';
import type { FormatStage, GroupStage, SwissStage } from '../model/format.ts';
import { placesOf } from '../model/group-counts.ts';
import { type GroupStagePick, PickType, PLACE_TYPES } from '../model/picks.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { furtherPicked } from '../picks/team-steps.ts';
import { teamPickingOf } from '../stage/team-picking.ts';
import type { SlotLayout } from './layout.ts';
import { slotIndexOf } from './slot-index.ts';

type TeamStage = EventStage<SwissStage | GroupStage>;

/** Bytes of a team slot. */
export const TeamByte = { none: 0, advancing: 1, best: 2, third: 3 } as const;

/** The rows that a team's byte stands for: a Swiss stage's, a group's. */
const SWISS_ROWS: readonly (readonly PickType[])[] = [
  [],
  [PickType.advancing],
  [PickType.advancing, PickType.cleanSweepWinner],
  [PickType.cleanSweepLoser],
];
const GROUP_ROWS: readonly (readonly PickType[])[] = [
  [],
  [PickType.advancing],
  [PickType.advancing, PickType.firstPlace],
  [PickType.advancing, PickType.secondPlace],
];

/** The byte is the place in an order. */
const ORDER_ROWS: readonly (readonly PickType[])[] = [[], ...PLACE_TYPES.map((type) => [type])];

/** Pick types by byte for this stage. */
export const rowsOfTeamByte = ({ format }: TeamStage): readonly (readonly PickType[])[] =>
  rowsOf(format);

const rowsOf = (format: FormatStage): readonly (readonly PickType[])[] => askFormat(ROWS, format);

const ROWS: ByFormat<readonly (readonly PickType[])[]> = {
  swiss: () => SWISS_ROWS,
  groups: () => GROUP_ROWS,
  orders: ({ groupStageDetails }) => ORDER_ROWS.slice(0, 1 + placesOf(groupStageDetails)),
  fixtures: () => [[]],
  brackets: () => [[]],
};

/** The highest byte that a team slot of the stage can hold. */
export const lastTeamByte = (format: FormatStage): number => rowsOf(format).length - 1;

/** Writes Swiss or group picks into an entry's bytes. */
export function encodeTeams(
  stage: TeamStage,
  layout: SlotLayout,
  picks: readonly GroupStagePick[],
  bytes: Uint8Array,
): void {
  const index = slotIndexOf(layout);
  const typesBySlot = new Map<number, Set<PickType>>();
  for (const pick of picks) {
    const substage = stage.substages.findIndex((s) => s.eventSubstageId === pick.eventSubstageId);
    const at = index.ofTeam(substage, pick.teamId);
    if (at === null) throw new Error(`No slot for team ${pick.teamId}`);
    const types = typesBySlot.get(at) ?? new Set();
    typesBySlot.set(at, types.add(pick.pickTypeId));
  }
  const rows = rowsOfTeamByte(stage);
  for (const [at, types] of typesBySlot) {
    const byte = rows.findIndex(
      (row) => row.length === types.size && row.every((t) => types.has(t)),
    );
    if (byte < 1) throw new Error(`Pick types ${[...types].join(', ')} cannot stand together`);
    bytes[at] = byte;
  }
}

/**
 * Reads Swiss or group picks back, by team in the layout's order, and no more than the stage asks
 * for.
 */
export function decodeTeams(
  stage: TeamStage,
  layout: SlotLayout,
  bytes: Uint8Array,
): GroupStagePick[] {
  const rows = rowsOfTeamByte(stage);
  const picks = layout.slots.flatMap((slot, at) => {
    if (slot.kind === 'padding' && bytes[at] !== 0) {
      throw new Error(`Byte ${at} holds ${bytes[at]}, and no pick`);
    }
    if (slot.kind !== 'team') return [];
    const types = rows[bytes[at] ?? 0];
    const substage = stage.substages[slot.substage];
    if (!types || !substage) throw new Error(`Byte ${at} holds ${bytes[at]}: no such team pick`);
    return types.map((pickTypeId) => ({
      eventStageId: stage.eventStageId,
      eventSubstageId: substage.eventSubstageId,
      teamId: slot.teamId,
      pickTypeId,
    }));
  });
  checkCounts(stage, picks);
  return picks;
}

function checkCounts(stage: EventStage, picks: readonly GroupStagePick[]): void {
  const picking = teamPickingOf(stage.format);
  const groupOf = new Map(
    stage.substages.map((substage, group) => [substage.eventSubstageId, { substage, group }]),
  );
  const counts = new Map<string, number>();
  for (const { eventSubstageId, pickTypeId } of picks) {
    const key = `${eventSubstageId} ${pickTypeId}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const of = groupOf.get(eventSubstageId);
    const asked = of ? (picking?.limitOf(pickTypeId, of.substage, of.group) ?? 0) : 0;
    if (count <= asked) continue;
    throw new Error(`More than ${asked} teams are picked as ${pickTypeId}`);
  }
  const further = picking?.further;
  if (further && furtherPicked(further, stage, picks) > further.count) {
    throw new Error(`More than ${further.count} groups send on one team more`);
  }
}
