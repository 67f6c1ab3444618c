import type { PointsTable } from '@callshot/rules';

/**
 * One lookup of the vector kernel: the points of up to sixteen values of one slot, from `first` up.
 * With `other`, paid only if the next slot has that value.
 */
interface Lookup {
  readonly slot: number;
  readonly first: number;
  readonly other: number | null;
  /** Points of `first` and the values after it, sixteen at most, each fitting a byte. */
  readonly points: readonly number[];
}

/** Look-ups as `kernel.as.ts` reads them. */
export interface LookupProgram {
  readonly bytes: Uint8Array;
  readonly runs: number;
}

/** Entries of a group: their bytes of one slot lie side by side. */
export const LANES = 64;

/** Values that one look-up tells apart. */
const TABLE = 16;
const MAX_BYTE = 255;

/** Sizes that `kernel.as.ts` goes by. */
const RUN_HEADER = 16;
const LOOKUP = 32;

/** Compiles points tables, one a pair, into programs that together pay what the tables say. */
export function compileLookups(
  tables: readonly PointsTable[],
  limits: { readonly bytes: number; readonly points: number },
): LookupProgram[] {
  const programs: Lookup[][][] = [];
  let left = { bytes: 0, points: 0 };
  for (const run of groupIntoRuns(tables.flatMap(lookupsOf))) {
    const bytes = RUN_HEADER + run.length * LOOKUP;
    const points = run.reduce((sum, lookup) => sum + highestOf(lookup), 0);
    let program = programs.at(-1);
    if (!program || bytes > left.bytes || points > left.points) {
      program = [];
      programs.push(program);
      left = { ...limits };
    }
    program.push(run);
    left = { bytes: left.bytes - bytes, points: left.points - points };
  }
  return programs.map(writeProgram);
}

/**
 * Splits the points of a pair into three parts. The lower byte and the upper byte each pay their
 * minimum; the rest is paid for both together. Usually the rest is nothing, or one series score.
 */
function lookupsOf({ lows, highs, lowSize, points }: PointsTable, pair: number): Lookup[] {
  const paid = (low: number, high: number): number => points[high * lowSize + low] ?? 0;
  const byLow = new Map(lows.map((low) => [low, least(highs.map((high) => paid(low, high)))]));
  const beside = (low: number, high: number): number => paid(low, high) - (byLow.get(low) ?? 0);
  const byHigh = new Map(highs.map((high) => [high, least(lows.map((low) => beside(low, high)))]));
  const together = (high: number) =>
    new Map(lows.map((low) => [low, beside(low, high) - (byHigh.get(high) ?? 0)]));
  const slot = 2 * pair;
  return [
    ...split(byLow, { slot, other: null }),
    ...split(byHigh, { slot: slot + 1, other: null }),
    ...highs.flatMap((high) => split(together(high), { slot, other: high })),
  ];
}

const least = (numbers: readonly number[]): number => Math.min(...numbers);

/** Look-ups of any points by value: sixteen values at a time, a byte of their points at a time. */
function split(
  pointsByValue: ReadonlyMap<number, number>,
  where: Pick<Lookup, 'slot' | 'other'>,
): Lookup[] {
  const lookups: Lookup[] = [];
  const highest = Math.max(-1, ...paidValues(pointsByValue));
  for (let first = 0; first <= highest; first += TABLE) {
    let left = Array.from({ length: TABLE }, (_, at) => pointsByValue.get(first + at) ?? 0);
    while (left.some((points) => points > 0)) {
      lookups.push({ ...where, first, points: left.map((points) => Math.min(points, MAX_BYTE)) });
      left = left.map((points) => Math.max(0, points - MAX_BYTE));
    }
  }
  return lookups;
}

/** Values that pay something. Most pairs of a value pay nothing together. */
const paidValues = (pointsByValue: ReadonlyMap<number, number>): number[] =>
  [...pointsByValue].flatMap(([value, points]) => (points > 0 ? [value] : []));

const highestOf = ({ points }: Lookup): number => Math.max(...points);

/** Look-ups whose points together fit a byte, in the order of their slots. */
function groupIntoRuns(lookups: readonly Lookup[]): Lookup[][] {
  const runs: Lookup[][] = [];
  let left = 0;
  for (const lookup of lookups) {
    const highest = highestOf(lookup);
    const run = runs.at(-1);
    if (run && highest <= left) run.push(lookup);
    else runs.push([lookup]);
    left = (run && highest <= left ? left : MAX_BYTE) - highest;
  }
  return runs;
}

const isDirect = ({ first, other }: Lookup): boolean => first === 0 && other === null;
const isShifted = ({ first, other }: Lookup): boolean => first > 0 && other === null;
const isTogether = ({ other }: Lookup): boolean => other !== null;

function writeProgram(runs: readonly (readonly Lookup[])[]): LookupProgram {
  const lookupCount = runs.reduce((sum, run) => sum + run.length, 0);
  const bytes = new Uint8Array(runs.length * RUN_HEADER + lookupCount * LOOKUP);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const run of runs) {
    const kinds = [isDirect, isShifted, isTogether].map((isKind) => run.filter(isKind));
    kinds.forEach((lookups, kind) => {
      view.setUint32(at + 4 * kind, lookups.length, true);
    });
    at += RUN_HEADER;
    for (const { slot, first, other, points } of kinds.flat()) {
      bytes.set(points, at);
      view.setUint32(at + 16, slot * LANES, true);
      view.setUint8(at + 20, first);
      view.setUint8(at + 24, other ?? 0);
      at += LOOKUP;
    }
  }
  return { bytes, runs: runs.length };
}
