import type { EntrantDirectory, EntryBlock } from '@callshot/rules';

/** Sealed entries of an event in submission order; changes only when entries or names do. */
export interface Entrants {
  readonly directory: EntrantDirectory;
  /** Nameplates by entrant. */
  readonly nameplateIds: Int32Array;
  /** One block for each sealed stage, by its id. */
  readonly blocks: ReadonlyMap<number, EntryBlock>;
}

const run = 2048;

/**
 * Sorts entrants by their last accepted save, then user id (decision 186), with a pause after every
 * few thousand: sorted runs, merged in pairs until one is left.
 */
export function* orderBySubmission(
  userIds: readonly number[],
  lastSavedAt: ReadonlyMap<number, number>,
): Generator<void, number[]> {
  const compare = (a: number, b: number): number =>
    (lastSavedAt.get(a) ?? 0) - (lastSavedAt.get(b) ?? 0) || a - b;
  let runs: number[][] = [];
  for (let from = 0; from < userIds.length; from += run) {
    runs.push(userIds.slice(from, from + run).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: number[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge(
  left: readonly number[],
  right: readonly number[],
  compare: (a: number, b: number) => number,
): Generator<void, number[]> {
  const merged: number[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const [a, b] = [left[l], right[r]];
    const isLeft = b === undefined || (a !== undefined && compare(a, b) <= 0);
    const next = isLeft ? a : b;
    if (next !== undefined) merged.push(next);
    if (isLeft) l += 1;
    else r += 1;
    if (merged.length % run === 0) yield;
  }
  return merged;
}
