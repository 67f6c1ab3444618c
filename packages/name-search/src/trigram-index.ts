import { type NameChunk, nameCount } from './name-chunk.ts';

/** Names that are looked through together once the index has led to them. */
export const GROUP = 32;

/**
 * An inverted index of some tens of thousands of names: the groups of names by trigram. A trigram
 * is three bytes in a row, or the last two or one of a name. A posting list holds its groups in
 * ascending order, delta-encoded.
 */
export interface TrigramIndex {
  readonly groups: number;
  /** Keys of the trigrams that occur, ascending. */
  readonly keys: Uint32Array;
  /** End of each key's posting list in `postings`, where the next one begins. */
  readonly ends: Uint32Array;
  /** Groups between a group and the one before it; 255 = that many, and the gap goes on. */
  readonly postings: Uint8Array;
}

const KEYS = 1 << 18;
/** Bits of a group's number, in one number with a key. */
const GROUP_BITS = 12;
export const LONG_GAP = 255;
/** Pairs written between two pauses. */
const PAIRS_PER_SLICE = 10_000;

/**
 * Six bits of a byte: enough to tell folded letters, digits and the marks of names apart.
 * Collisions are sorted out against the names themselves.
 */
export const sixBitsOf = (byte: number): number => ((byte >> 1) & 0x20) | (byte & 0x1f);

/**
 * Postings by key while the index is built. Groups count from 1 here: tables of zeros cost nothing
 * until they are written, and few keys ever occur.
 */
interface Gathered {
  readonly keys: number[];
  /** Bytes that a key's posting list takes. */
  readonly sizes: Uint32Array;
  readonly lastGroups: Uint16Array;
  /** Key and group in one number, each once, by ascending group. */
  readonly pairs: Uint32Array;
  pairCount: number;
}

/** Indexes the names of chunks; all but the last of them hold a whole number of groups. */
export function* indexTrigrams(chunks: readonly NameChunk[]): Generator<void, TrigramIndex> {
  const gathered: Gathered = {
    keys: [],
    sizes: new Uint32Array(KEYS),
    lastGroups: new Uint16Array(KEYS),
    pairs: new Uint32Array(chunks.reduce((sum, { bytes }) => sum + bytes.length, 0)),
    pairCount: 0,
  };
  let groups = 0;
  for (const chunk of chunks) {
    gatherPairs(chunk, groups + 1, gathered);
    groups += Math.ceil(nameCount(chunk) / GROUP);
    yield;
  }
  return yield* layOutLists(gathered, groups);
}

function gatherPairs({ bytes, starts }: NameChunk, firstGroup: number, gathered: Gathered): void {
  const { keys, sizes, lastGroups, pairs } = gathered;
  let count = gathered.pairCount;
  for (let name = 0; name < starts.length - 1; name += 1) {
    const group = firstGroup + Math.floor(name / GROUP);
    const start = starts[name] ?? 0;
    let key = 0;
    // From its end on, so that nothing follows the last byte.
    for (let at = (starts[name + 1] ?? 0) - 1; at >= start; at -= 1) {
      key = (sixBitsOf(bytes[at] ?? 0) << 12) | (key >> 6);
      const last = lastGroups[key] ?? 0;
      if (last === group) continue;
      if (last === 0) keys.push(key);
      lastGroups[key] = group;
      sizes[key] = (sizes[key] ?? 0) + 1 + Math.floor((group - last - 1) / LONG_GAP);
      pairs[count] = (key << GROUP_BITS) | group;
      count += 1;
    }
  }
  gathered.pairCount = count;
}

function* layOutLists(gathered: Gathered, groups: number): Generator<void, TrigramIndex> {
  const keys = Uint32Array.from(gathered.keys).sort();
  const ends = new Uint32Array(keys.length);
  const next = new Uint32Array(KEYS);
  let end = 0;
  keys.forEach((key, list) => {
    next[key] = end;
    end += gathered.sizes[key] ?? 0;
    ends[list] = end;
  });
  const postings = new Uint8Array(end);
  const lastGroups = new Uint16Array(KEYS);
  for (let from = 0; from < gathered.pairCount; from += PAIRS_PER_SLICE) {
    const to = Math.min(from + PAIRS_PER_SLICE, gathered.pairCount);
    writePostings(gathered.pairs.subarray(from, to), lastGroups, next, postings);
    yield;
  }
  return { groups, keys, ends, postings };
}

function writePostings(
  pairs: Uint32Array,
  lastGroups: Uint16Array,
  next: Uint32Array,
  postings: Uint8Array,
): void {
  for (const pair of pairs) {
    const key = pair >>> GROUP_BITS;
    const group = pair & ((1 << GROUP_BITS) - 1);
    let gap = group - (lastGroups[key] ?? 0) - 1;
    let at = next[key] ?? 0;
    for (; gap >= LONG_GAP; gap -= LONG_GAP) {
      postings[at] = LONG_GAP;
      at += 1;
    }
    postings[at] = gap;
    next[key] = at + 1;
    lastGroups[key] = group;
  }
}
