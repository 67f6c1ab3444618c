import type { DrawnStage } from './structure.ts';

/** A stage of the later draft and the earlier one that it is. */
export interface PairedStages {
  readonly after: DrawnStage;
  readonly before: DrawnStage | null;
  /** Position of the earlier stage; null = the stage is new. */
  readonly was: number | null;
}

/**
 * Stages are the same that were read from the same group of the wiki, or are called alike. Stages between two such
 * pairs go by their order, where as many stand there as before.
 */
export function pairStages(
  before: readonly DrawnStage[],
  after: readonly DrawnStage[],
): PairedStages[] {
  const found = commonStages(before, after);
  const pairs = new Map(found);
  const ends = [...found, [after.length, before.length] as const];
  let [from, own] = [0, 0];
  for (const [to, end] of ends) {
    if (to - from === end - own) {
      for (let step = 0; step < to - from; step += 1) pairs.set(from + step, own + step);
    }
    [from, own] = [to + 1, end + 1];
  }
  return after.map((stage, at) => {
    const was = pairs.get(at) ?? null;
    return { after: stage, was, before: was === null ? null : (before[was] ?? null) };
  });
}

/** By its group a stage is surer the same than by its name, which several may have. */
function likeness(a: DrawnStage, b: DrawnStage): number {
  if (a.key === b.key) return 2;
  return a.name.trim().toLowerCase() === b.name.trim().toLowerCase() ? 1 : 0;
}

interface Common {
  readonly weight: number;
  /** Positions after, and before. */
  readonly pairs: readonly (readonly [number, number])[];
}

const NONE: Common = { weight: 0, pairs: [] };

/** The surest stages that are alike and in the same order. */
function commonStages(
  before: readonly DrawnStage[],
  after: readonly DrawnStage[],
): Common['pairs'] {
  const best = new Map<string, Common>();
  const surest = (at: number, own: number): Common => {
    const [a, b] = [after[at], before[own]];
    if (!a || !b) return NONE;
    const known = best.get(`${at} ${own}`);
    if (known) return known;
    const [over, under] = [surest(at + 1, own), surest(at, own + 1)];
    const apart = over.weight >= under.weight ? over : under;
    const weight = likeness(a, b);
    const rest = surest(at + 1, own + 1);
    const isPair = weight > 0 && weight + rest.weight >= apart.weight;
    const found = isPair
      ? { weight: weight + rest.weight, pairs: [[at, own] as const, ...rest.pairs] }
      : apart;
    best.set(`${at} ${own}`, found);
    return found;
  };
  return surest(0, 0).pairs;
}
