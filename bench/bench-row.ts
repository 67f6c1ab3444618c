/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  readonly bench: string;
  /** Our figure, and how to read it; `higherIsBetter` for throughput. */
  readonly ours: number;
  readonly oursUnit: string;
  readonly higherIsBetter?: boolean;
  /** The best that this machine can do for the same work, in the same unit. */
  readonly limit?: number;
  readonly limitName?: string;
  /** What somebody else's way takes for the same work, in the same unit. */
  readonly peer?: number;
  readonly peerName?: string;
}

/** What a `*.bench.ts` file exports. */
export interface Bench {
  run(): Promise<readonly BenchRow[]>;
}

export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds of `work` undisturbed: the least of several runs, for others can only add to them. */
export const measure = (runs: number, work: () => void): number =>
  measureByTurns(runs, [work])[0] ?? Number.NaN;

/** The same for several ways, run by turns so that they share the machine's moods. */
export function measureByTurns(runs: number, ways: readonly (() => void)[]): number[] {
  for (const way of ways) way();
  const least = ways.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run += 1) {
    ways.forEach((way, at) => {
      const startedAt = performance.now();
      way();
      least[at] = Math.min(least[at] ?? 0, performance.now() - startedAt);
    });
  }
  return least;
}
