import { isSmoke, sized } from './sized.ts';

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
  /** The time or size that the peer takes for the same work, in the same unit. */
  readonly peer?: number;
  readonly peerName?: string;
  /** The bench fails above these: the limit of the figure, and of its ratio to the peer's. */
  readonly most?: number;
  readonly mostOfPeer?: number;
  /** A part of the row that this machine could not measure, and the reason. */
  readonly unmeasured?: string;
}

/** The fault of a row: it has no figure or, where time counts, is not within its limits. */
export function faultOf(row: BenchRow, { isTimed }: { readonly isTimed: boolean }): string | null {
  const { bench, ours, oursUnit, limit, peer, most, mostOfPeer } = row;
  const figures = [ours, limit, peer].filter((figure) => figure !== undefined);
  // At the smallest size what is used is less than what the garbage collector frees meanwhile.
  const isFigure = (figure: number) => Number.isFinite(figure) && (!isTimed || figure > 0);
  if (!figures.every(isFigure)) {
    return `${bench}: nothing was measured (${figures.join(', ')} ${oursUnit})`;
  }
  if (!isTimed) return null;
  if (most !== undefined && !(ours <= most)) {
    return `${bench}: ${ours.toFixed(1)} ${oursUnit}, of at most ${most}`;
  }
  if (mostOfPeer !== undefined && !(ours <= mostOfPeer * (peer ?? Number.NaN))) {
    return `${bench}: ${(ours / (peer ?? Number.NaN)).toFixed(2)}x the peer's, of at most ${mostOfPeer}x`;
  }
  return null;
}

/** The exports of a `*.bench.ts` file. */
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
  if (!isSmoke) for (const way of ways) way();
  const least = ways.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < sized(runs, 1); run += 1) {
    ways.forEach((way, at) => {
      const startedAt = performance.now();
      way();
      least[at] = Math.min(least[at] ?? 0, performance.now() - startedAt);
    });
  }
  return least;
}
