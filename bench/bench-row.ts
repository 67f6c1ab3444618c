/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  readonly bench: string;
  /** The product's figure with its unit; `higherIsBetter` for throughput. */
  readonly ours: number;
  readonly oursUnit: string;
  readonly higherIsBetter?: boolean;
  /** The best that this machine can do for the same work, in the same unit. */
  readonly limit?: number;
  readonly limitName?: string;
  /** What the peer takes for the same work, in the same unit. */
  readonly peer?: number;
  readonly peerName?: string;
  /** The bench fails above these: the limit of the figure, and of its ratio to the peer's. */
  readonly most?: number;
  readonly mostOfPeer?: number;
}

/** Why a row fails the bench; null while it is within its limits. */
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

/** Milliseconds of `work`: the minimum of several runs, since other load can only add time. */
export const measure = (runs: number, work: () => void): number =>
  measureByTurns(runs, [work])[0] ?? Number.NaN;

/** The same for several ways, interleaved so that other load hits all of them alike. */
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
