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
  /** More than this fails the bench: of our figure, and of ours as a part of the peer's. */
  readonly most?: number;
  readonly mostOfPeer?: number;
}

/** Why a row fails the bench; null while it keeps within what it promises. */
export function failureOf(row: BenchRow): string | null {
  const { bench, ours, oursUnit, peer, most, mostOfPeer } = row;
  if (most !== undefined && !(ours <= most)) {
    return `${bench}: ${ours.toFixed(1)} ${oursUnit}, of at most ${most}`;
  }
  if (mostOfPeer !== undefined && !(ours <= mostOfPeer * (peer ?? Number.NaN))) {
    return `${bench}: ${(ours / (peer ?? Number.NaN)).toFixed(2)}x the peer's, of at most ${mostOfPeer}x`;
  }
  return null;
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
