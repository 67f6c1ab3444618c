import type { Slot, SlotLayout } from './layout.ts';

/** The predictions of one match. */
export type MatchSlotKind = 'winner' | 'loser' | 'score' | 'champion' | 'fixture';

/** The byte position of a prediction in an entry; null when the layout has no such slot. */
export interface SlotIndex {
  ofTeam(substage: number, teamId: number): number | null;
  ofMatch(kind: MatchSlotKind, substage: number, match: number): number | null;
}

const indexes = new WeakMap<SlotLayout, SlotIndex>();

/** The reverse of a layout, built once for each layout object. */
export function slotIndexOf(layout: SlotLayout): SlotIndex {
  const known = indexes.get(layout);
  if (known) return known;
  const positions = new Map(layout.slots.map((slot, at) => [keyOf(slot), at]));
  const index: SlotIndex = {
    ofTeam: (substage, teamId) => positions.get(keyOf({ kind: 'team', substage, teamId })) ?? null,
    ofMatch: (kind, substage, match) => positions.get(keyOf({ kind, substage, match })) ?? null,
  };
  indexes.set(layout, index);
  return index;
}

const keyOf = (slot: Slot): string => {
  if (slot.kind === 'padding') return slot.kind;
  return `${slot.kind} ${slot.substage} ${slot.kind === 'team' ? slot.teamId : slot.match}`;
};
