/** A group that is lifted by keyboard or by a press, and the slot that it would be dropped on. */
export interface Carry {
  readonly groupKey: string;
  /** Slots that can take such a group, in their order. */
  readonly targets: readonly string[];
  readonly at: number;
}

/** Begins at the first slot that it fits and that is free, else at the first that it fits. */
export function lift(
  groupKey: string,
  targets: readonly string[],
  { fits, isFree }: { fits(slotId: string): boolean; isFree(slotId: string): boolean },
): Carry | null {
  if (targets.length === 0) return null;
  const best = [
    targets.findIndex((id) => fits(id) && isFree(id)),
    targets.findIndex((id) => fits(id)),
    targets.findIndex((id) => isFree(id)),
  ].find((at) => at >= 0);
  return { groupKey, targets, at: best ?? 0 };
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Null = not a key that chooses. */
export function choose(carry: Carry, key: string): Carry | null {
  const step = STEPS[key];
  return step ? { ...carry, at: step(carry.at, carry.targets.length) } : null;
}

export const aimOf = ({ targets, at }: Carry): string | null => targets[at] ?? null;
