import type { EventStage } from '../model/event-stage.ts';
import type { FormatStage } from '../model/format.ts';
import { EXACT_PLACE } from '../model/order-pay.ts';
import { type GroupStagePick, type PickType, placeOfType } from '../model/picks.ts';
import type { SlipPart } from '../picks/team-steps.ts';
import type { LedgerRow } from '../scoring/ledger.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { teamPickingOf } from '../stage/team-picking.ts';
import type { SlotRows } from './slot-rows.ts';

/** One pick of a team; without a row it pays nothing. */
export interface TeamCallPart {
  readonly pickTypeId: PickType;
  readonly rule: string;
  readonly row: LedgerRow | null;
}

/** A user's picks of one team of a Swiss stage or of a group without brackets. */
export interface TeamCall {
  readonly eventSubstageId: number;
  readonly teamId: number;
  /** At least one, in the order in which they are picked. */
  readonly parts: readonly TeamCallPart[];
}

/** The kinds of picks of teams, in picking order; none in brackets. */
export function teamRulesOf(format: FormatStage): readonly SlipPart[] {
  const picking = teamPickingOf(format);
  return (picking?.steps ?? []).flatMap(
    ({ pickTypeId }) => picking?.slip.find((part) => part.pickTypeId === pickTypeId) ?? [],
  );
}

/** The calls of all teams that were picked for anything, in the layout's order. */
export function teamCalls(
  stage: EventStage,
  layout: SlotLayout,
  rowsOf: SlotRows,
  picks: readonly GroupStagePick[],
): TeamCall[] {
  const rules = teamRulesOf(stage.format);
  return callsBySlot(stage, layout, picks, (at, own) => {
    const rows = rowsOf(at);
    return rules
      .filter(({ pickTypeId }) => own.some((pick) => pick.pickTypeId === pickTypeId))
      .map(({ pickTypeId, rule }) => ({
        pickTypeId,
        rule,
        row: rows.find((row) => row.rule === rule) ?? null,
      }));
  });
}

/** The same where whole orders are picked: a place has a part for each rule that can pay it, or one that pays nothing. */
export const placeCalls = (
  stage: EventStage,
  layout: SlotLayout,
  rowsOf: SlotRows,
  picks: readonly GroupStagePick[],
): TeamCall[] =>
  callsBySlot(stage, layout, picks, (at, own) =>
    own
      .filter(({ pickTypeId }) => placeOfType(pickTypeId) !== null)
      .flatMap(({ pickTypeId }): TeamCallPart[] => {
        const rows = rowsOf(at).map((row) => ({ pickTypeId, rule: row.rule, row }));
        return rows.length > 0 ? rows : [{ pickTypeId, rule: EXACT_PLACE, row: null }];
      }),
  );

function callsBySlot(
  stage: EventStage,
  { slots }: SlotLayout,
  picks: readonly GroupStagePick[],
  partsOf: (at: number, own: readonly GroupStagePick[]) => readonly TeamCallPart[],
): TeamCall[] {
  return slots.flatMap((slot, at): TeamCall[] => {
    const substage = slot.kind === 'team' ? stage.substages[slot.substage] : undefined;
    if (slot.kind !== 'team' || !substage) return [];
    const { teamId } = slot;
    const { eventSubstageId } = substage;
    const own = picks.filter(
      (pick) => pick.teamId === teamId && pick.eventSubstageId === eventSubstageId,
    );
    const parts = partsOf(at, own);
    return parts.length > 0 ? [{ eventSubstageId, teamId, parts }] : [];
  });
}
