import { foldCase } from './fold-case.ts';
import { offsetOf, poolOf, type TextPool } from './text-pool.ts';
import { readUtf8 } from './utf8.ts';

/**
 * Some names, kept as they are searched: with their case folded. A bit for each byte tells where a
 * capital stood; names that this does not give back are kept once more as they are.
 */
export interface NameChunk {
  readonly folded: TextPool;
  readonly capitals: Uint8Array;
  readonly others: TextPool;
  /** Positions in the chunk of the names in `others`, ascending. */
  readonly othersAt: Uint16Array;
}

/** What a letter's byte has and its capital's has not: in ASCII, Latin-1 and half of Cyrillic. */
const CASE_BIT = 0x20;

export function joinNames(names: readonly string[]): NameChunk {
  const own = poolOf(names);
  const folded = poolOf(names.map(foldCase));
  const capitals = new Uint8Array(Math.ceil(folded.bytes.length / 8));
  const othersAt = [...names.keys()].filter((at) => !markCapitals(capitals, own, folded, at));
  return {
    folded,
    capitals,
    others: poolOf(othersAt.map((at) => names[at] ?? '')),
    othersAt: Uint16Array.from(othersAt),
  };
}

/** Marks the capitals of a name; false where that does not give the name back. */
function markCapitals(
  capitals: Uint8Array,
  names: TextPool,
  folded: TextPool,
  at: number,
): boolean {
  const from = names.starts[at] ?? 0;
  const start = folded.starts[at] ?? 0;
  const end = folded.starts[at + 1] ?? 0;
  if ((names.starts[at + 1] ?? 0) - from !== end - start) return false;
  for (let offset = start; offset < end; offset += 1) {
    const own = names.bytes[from + offset - start] ?? 0;
    const low = folded.bytes[offset] ?? 0;
    if (own === low) continue;
    if ((own | CASE_BIT) !== low) return false;
    capitals[offset >> 3] = (capitals[offset >> 3] ?? 0) | (1 << (offset & 7));
  }
  return true;
}

/** The name at a position of the chunk. */
export function nameAt({ folded, capitals, others, othersAt }: NameChunk, at: number): string {
  const other = othersAt.indexOf(at);
  if (other >= 0)
    return readUtf8(others.bytes, others.starts[other] ?? 0, others.starts[other + 1] ?? 0);
  const start = folded.starts[at] ?? 0;
  const end = folded.starts[at + 1] ?? 0;
  const bytes = folded.bytes.slice(start, end);
  for (let offset = start; offset < end; offset += 1) {
    const isCapital = ((capitals[offset >> 3] ?? 0) >> (offset & 7)) & 1;
    if (isCapital) bytes[offset - start] = (bytes[offset - start] ?? 0) & ~CASE_BIT;
  }
  return readUtf8(bytes, 0, bytes.length);
}

export const nameCount = ({ folded }: NameChunk): number => folded.starts.length - 1;

/** Whether the name at a position contains `needle`, in folded bytes. */
export const hasText = (
  { folded: { bytes, starts } }: NameChunk,
  at: number,
  needle: Uint8Array,
): boolean => offsetOf(bytes, needle, starts[at] ?? 0, starts[at + 1] ?? 0) >= 0;

/** Positions of the names from `first` on that contain `needle`, `count` names looked at. */
export function positionsOf(
  { folded: { bytes, starts } }: NameChunk,
  needle: Uint8Array,
  first: number,
  count: number,
): number[] {
  const found: number[] = [];
  const to = starts[Math.min(first + count, starts.length - 1)] ?? 0;
  let name = first;
  let offset = offsetOf(bytes, needle, starts[first] ?? 0, to);
  while (offset >= 0) {
    while ((starts[name + 1] ?? to) <= offset) name += 1;
    const end = starts[name + 1] ?? to;
    const isWithin = offset + needle.length <= end;
    if (isWithin) found.push(name);
    offset = offsetOf(bytes, needle, isWithin ? end : offset + 1, to);
  }
  return found;
}
