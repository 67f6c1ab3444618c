import type { SlotLayout } from '../slots/layout.ts';

/** A team and what an entry says of it. */
export interface PickedTeam {
  readonly teamId: number;
  readonly byte: number;
}

/** The picks of an entry by team of a substage. */
export const pickedTeams = (
  { slots }: SlotLayout,
  substage: number,
  entry: Uint8Array,
): PickedTeam[] =>
  slots.flatMap((slot, at) =>
    slot.kind === 'team' && slot.substage === substage
      ? [{ teamId: slot.teamId, byte: entry[at] ?? 0 }]
      : [],
  );
