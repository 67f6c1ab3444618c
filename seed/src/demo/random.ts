/** A small seeded generator (mulberry32): the demo world is the same every time. */
export interface RandomSource {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `below`. */
  whole(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** Roughly normal, mean 0, spread 1. */
  spread(): number;
}

export function randomFrom(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    whole: (below) => Math.floor(next() * below),
    pick: (from) => {
      const item = from[Math.floor(next() * from.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    spread: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  };
}
