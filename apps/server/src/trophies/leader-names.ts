import { foldCase } from '@callshot/name-search';
import { sortByKey } from '@callshot/rules';

/** Bytes of a name that are compared at once. */
const word = 4;
const perSlice = 1 << 13;

/** Names as the bytes that they are compared by, whatever their case. */
export interface FoldedNames {
  readonly bytes: Buffer;
  /** Where each begins, and where the last one ends. */
  readonly starts: Uint32Array;
}

/**
 * The order of names, byte by byte; equal ones as they stand. In typed arrays, with pauses: to sort a
 * million texts would hold everything else up for seconds.
 */
export function* orderNames({ bytes, starts }: FoldedNames): Generator<void, Uint32Array> {
  const count = starts.length - 1;
  let longest = 0;
  let order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    order[at] = at;
    longest = Math.max(longest, (starts[at + 1] as number) - (starts[at] as number));
    if (at % perSlice === 0) yield;
  }
  const keys = new Uint32Array(count);
  for (let from = word * Math.ceil(longest / word) - word; from >= 0; from -= word) {
    for (let at = 0; at < count; at += 1) {
      keys[at] = wordAt(bytes, (starts[at] as number) + from, starts[at + 1] as number);
      if (at % perSlice === 0) yield;
    }
    order = (yield* sortByKey(keys, order)) as typeof order;
  }
  return order;
}

/** What stands after the end of a name comes before every letter. */
function wordAt(bytes: Buffer, from: number, end: number): number {
  let value = 0;
  for (let at = from; at < from + word; at += 1) {
    value = value * 256 + (at < end ? (bytes[at] as number) : 0);
  }
  return value;
}

/** Names that are added one after the other. */
export function createNameStore() {
  let bytes = Buffer.allocUnsafe(1 << 16);
  let starts = new Uint32Array(1 << 12);
  let count = 0;
  return {
    count: () => count,
    add: (name: string): void => {
      const folded = foldCase(name);
      const start = starts[count] as number;
      if (start + folded.length * 3 > bytes.length) {
        bytes = Buffer.concat([bytes], 2 * bytes.length + folded.length * 3);
      }
      if (count + 2 > starts.length) {
        const longer = new Uint32Array(2 * starts.length);
        longer.set(starts);
        starts = longer;
      }
      starts[count + 1] = start + bytes.write(folded, start);
      count += 1;
    },
    all: (): FoldedNames => ({ bytes, starts: starts.subarray(0, count + 1) }),
    at: (position: number): string =>
      bytes.toString('utf8', starts[position], starts[position + 1]),
  };
}
