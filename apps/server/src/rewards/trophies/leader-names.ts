import { foldCase } from '@callshot/name-search';
import { sortByKey } from '@callshot/rules';

/** Bytes of a name that are compared at once. */
const word = 4;
const perSlice = 1 << 13;

/** Names as case-folded bytes, for comparison. */
export interface FoldedNames {
  readonly bytes: Buffer;
  /** Offsets of each name, with the end of the last. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/**
 * The order of names, byte by byte; equal ones as they stand. In typed arrays, with pauses: to sort a
 * million texts would hold everything else up for seconds.
 */
export function* orderNames({ bytes, starts, ends }: FoldedNames): Generator<void, Uint32Array> {
  const count = starts.length;
  let longest = 0;
  let order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    order[at] = at;
    longest = Math.max(longest, (ends[at] as number) - (starts[at] as number));
    if (at % perSlice === 0) yield;
  }
  const keys = new Uint32Array(count);
  for (let from = word * Math.ceil(longest / word) - word; from >= 0; from -= word) {
    for (let at = 0; at < count; at += 1) {
      keys[at] = wordAt(bytes, (starts[at] as number) + from, ends[at] as number);
      if (at % perSlice === 0) yield;
    }
    order = (yield* sortByKey(keys, order)) as typeof order;
  }
  return order;
}

/** The end of a name sorts before every letter. */
function wordAt(bytes: Buffer, from: number, end: number): number {
  let value = 0;
  for (let at = from; at < from + word; at += 1) {
    value = value * 256 + (at < end ? (bytes[at] as number) : 0);
  }
  return value;
}

/** Names that are added one after the other, and can be replaced. */
export function createNameStore() {
  let bytes = Buffer.allocUnsafe(1 << 16);
  let starts = new Uint32Array(1 << 12);
  let ends = new Uint32Array(1 << 12);
  let count = 0;
  let length = 0;
  const write = (at: number, name: string): void => {
    const folded = foldCase(name);
    if (length + folded.length * 3 > bytes.length) {
      bytes = Buffer.concat([bytes], 2 * bytes.length + folded.length * 3);
    }
    starts[at] = length;
    length += bytes.write(folded, length);
    ends[at] = length;
  };
  return {
    count: () => count,
    add: (name: string): void => {
      if (count === starts.length) [starts, ends] = [longer(starts), longer(ends)];
      write(count, name);
      count += 1;
    },
    /** The bytes of the former name stay behind: names change rarely. */
    replace: (at: number, name: string): void => {
      if (at < count) write(at, name);
    },
    /** Leaves out what was added after the first `kept`. */
    truncate: (kept: number): void => {
      count = Math.min(count, kept);
    },
    all: (): FoldedNames => ({
      bytes,
      starts: starts.subarray(0, count),
      ends: ends.subarray(0, count),
    }),
    at: (position: number): string => bytes.toString('utf8', starts[position], ends[position]),
  };
}

function longer(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const result = new Uint32Array(2 * numbers.length);
  result.set(numbers);
  return result;
}
