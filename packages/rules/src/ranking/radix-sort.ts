const digitBits = 11;
const digits = 1 << digitBits;
/** Items counted or moved between two pauses: a millisecond at most. */
const perSlice = 1 << 12;

/**
 * Sorts `order`, which holds positions in `keys`, by those keys, lowest first; positions with equal
 * keys stay as they were. One pass for each 11 bits that the highest key has, with pauses.
 */
export function* sortByKey(keys: Uint32Array, order: Uint32Array): Generator<void, Uint32Array> {
  let highest = 0;
  for (let first = 0; first < keys.length; first += perSlice) {
    highest = Math.max(highest, highestOf(keys.subarray(first, first + perSlice)));
    yield;
  }
  let sorted = order;
  let spare: Uint32Array = new Uint32Array(order.length);
  for (let shift = 0; shift < 32 && highest >>> shift > 0; shift += digitBits) {
    yield* sortByDigit(keys, shift, sorted, spare);
    [sorted, spare] = [spare, sorted];
  }
  return sorted;
}

function highestOf(keys: Uint32Array): number {
  let highest = 0;
  for (let at = 0; at < keys.length; at += 1) highest = Math.max(highest, keys[at] as number);
  return highest;
}

function* sortByDigit(
  keys: Uint32Array,
  shift: number,
  from: Uint32Array,
  to: Uint32Array,
): Generator<void, void> {
  const next = new Uint32Array(digits + 1);
  for (let first = 0; first < from.length; first += perSlice) {
    countDigits(keys, shift, from.subarray(first, first + perSlice), next);
    yield;
  }
  for (let digit = 1; digit <= digits; digit += 1) {
    next[digit] = (next[digit] as number) + (next[digit - 1] as number);
  }
  for (let first = 0; first < from.length; first += perSlice) {
    moveByDigit(keys, shift, from.subarray(first, first + perSlice), next, to);
    yield;
  }
}

/** Counts each digit one place up, so that sums of what stands before are where a digit begins. */
function countDigits(
  keys: Uint32Array,
  shift: number,
  positions: Uint32Array,
  counts: Uint32Array,
): void {
  for (let at = 0; at < positions.length; at += 1) {
    const digit = ((keys[positions[at] as number] as number) >>> shift) & (digits - 1);
    counts[digit + 1] = (counts[digit + 1] as number) + 1;
  }
}

function moveByDigit(
  keys: Uint32Array,
  shift: number,
  positions: Uint32Array,
  next: Uint32Array,
  to: Uint32Array,
): void {
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] as number;
    const digit = ((keys[position] as number) >>> shift) & (digits - 1);
    const place = next[digit] as number;
    next[digit] = place + 1;
    to[place] = position;
  }
}
