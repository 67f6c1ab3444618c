import { LONG_GAP, sixBitsOf, type TrigramIndex } from './trigram-index.ts';

/** Groups that may have a name with `needle` in it, ascending; one that is left out has none. */
export function candidateGroups(index: TrigramIndex, needle: Uint8Array): readonly number[] {
  const range = rangeOf(needle);
  return range
    ? unionOfLists(index, range)
    : intersectionOfLists(index, Array.from(needle, sixBitsOf));
}

/** At most how many groups `candidateGroups` finds, without reading what most names would be in. */
export function candidateBound(index: TrigramIndex, needle: Uint8Array): number {
  const range = rangeOf(needle);
  if (!range) return candidateGroups(index, needle).length;
  const bytes =
    startOf(index, listFrom(index, range.toKey)) - startOf(index, listFrom(index, range.fromKey));
  return Math.min(index.groups, bytes);
}

interface KeyRange {
  readonly fromKey: number;
  /** The first key behind the range. */
  readonly toKey: number;
}

/** All keys that begin with these one or two bytes; null for more bytes. */
function rangeOf(needle: Uint8Array): KeyRange | null {
  if (needle.length > 2) return null;
  const [first = 0, second] = Array.from(needle, sixBitsOf);
  const fromKey = (first << 12) | ((second ?? 0) << 6);
  return { fromKey, toKey: fromKey + (second === undefined ? 1 << 12 : 1 << 6) };
}

function unionOfLists(index: TrigramIndex, { fromKey, toKey }: KeyRange): readonly number[] {
  const isNamed = new Uint8Array(index.groups);
  for (let list = listFrom(index, fromKey); (index.keys[list] ?? toKey) < toKey; list += 1) {
    for (const group of groupsOf(index, list)) isNamed[group] = 1;
  }
  const groups: number[] = [];
  for (let group = 0; group < index.groups; group += 1) {
    if (isNamed[group] === 1) groups.push(group);
  }
  return groups;
}

/** Postings that are read in the time of looking through one more group. */
const READ_PER_GROUP = 128;

function intersectionOfLists(index: TrigramIndex, bits: readonly number[]): readonly number[] {
  const lists: number[] = [];
  for (let at = 0; at + 2 < bits.length; at += 1) {
    const key = ((bits[at] ?? 0) << 12) | ((bits[at + 1] ?? 0) << 6) | (bits[at + 2] ?? 0);
    const list = listFrom(index, key);
    if (index.keys[list] !== key) return [];
    if (!lists.includes(list)) lists.push(list);
  }
  const [shortest = 0, ...others] = lists.sort((a, b) => sizeOf(index, a) - sizeOf(index, b));
  let groups: readonly number[] = groupsOf(index, shortest);
  for (const list of others) {
    if (groups.length * READ_PER_GROUP < sizeOf(index, list)) break;
    groups = intersectionOf(groups, groupsOf(index, list));
  }
  return groups;
}

/** The first list whose key is at least `key`. */
function listFrom({ keys }: TrigramIndex, key: number): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

const startOf = ({ ends }: TrigramIndex, list: number): number =>
  list === 0 ? 0 : (ends[list - 1] ?? 0);

const sizeOf = (index: TrigramIndex, list: number): number =>
  (index.ends[list] ?? 0) - startOf(index, list);

function groupsOf(index: TrigramIndex, list: number): number[] {
  const groups: number[] = [];
  const { postings } = index;
  const end = index.ends[list] ?? 0;
  let group = -1;
  for (let at = startOf(index, list); at < end; at += 1) {
    const gap = postings[at] as number;
    group += gap;
    if (gap === LONG_GAP) continue;
    group += 1;
    groups.push(group);
  }
  return groups;
}

function intersectionOf(one: readonly number[], other: readonly number[]): number[] {
  let at = 0;
  return one.filter((group) => {
    while ((other[at] ?? group) < group) at += 1;
    return other[at] === group;
  });
}
