import type { GroupStagePick } from '@callshot/rules';

/** A team in the place that it was picked for. */
export type FilledSlot = Pick<GroupStagePick, 'eventSubstageId' | 'pickTypeId' | 'teamId'>;

/** The visible steps from one state of a slip to the next. */
export interface PickMoves {
  /** Comes from its card. */
  readonly put: FilledSlot | null;
  /** Goes back to its card. */
  readonly taken: FilledSlot | null;
  /** Picks that are cleared with them. */
  readonly cleared: readonly FilledSlot[];
}

/**
 * One pick travels. Cleared picks fade, and so do picks that are taken back all at once: eyes
 * cannot follow many crests.
 */
export function pickMoves(
  before: readonly GroupStagePick[],
  after: readonly GroupStagePick[],
): PickMoves {
  const added = without(after, before);
  const removed = without(before, after);
  const [first, ...others] = removed;
  const isOneTeam = others.every(({ teamId }) => teamId === first?.teamId);
  if (added.length === 0 && first && isOneTeam) {
    return { put: null, taken: first, cleared: others };
  }
  return { put: added.length === 1 ? (added[0] ?? null) : null, taken: null, cleared: removed };
}

export const slotName = ({ eventSubstageId, pickTypeId, teamId }: FilledSlot): string =>
  `${eventSubstageId}-${pickTypeId}-${teamId}`;

function without(some: readonly GroupStagePick[], others: readonly GroupStagePick[]) {
  const names = new Set(others.map(slotName));
  return some.filter((slot) => !names.has(slotName(slot)));
}
