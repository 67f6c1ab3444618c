import { foldCase } from './fold-case.ts';
import { offsetOf, poolOf, type TextPool } from './text-pool.ts';
import { readUtf8 } from './utf8.ts';

/**
 * Some names, stored with their case folded for searching. A bit for each byte tells where a
 * capital stood; names that cannot be restored from that are stored once more as they are.
 */
export interface NameChunk extends TextPool {
  /** By name; equal names have equal hashes. */
  readonly hashes: Uint16Array;
}

export const joinNames = (names: readonly string[]): NameChunk => chunkOf(names.map(foldCase));

function chunkOf(folded: readonly string[]): NameChunk {
  const pool = poolOf(folded);
  const { bytes, starts } = pool;
  const hashes = Uint16Array.from(folded, (_, at) =>
    hashOf(bytes, starts[at] ?? 0, starts[at + 1] ?? 0),
  );
  return { ...pool, hashes };
}

/** FNV-1a, its halves on each other. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  }
  return (hash ^ (hash >>> 16)) & 0xffff;
}

/** Positions of the names that are `text`, in folded bytes. */
export function wholeIn(chunk: NameChunk, text: Uint8Array): number[] {
  const found: number[] = [];
  if (text.length === 0) return found;
  const { hashes } = chunk;
  const hash = hashOf(text, 0, text.length);
  for (let at = hashes.indexOf(hash); at >= 0; at = hashes.indexOf(hash, at + 1)) {
    if (isText(chunk, at, text)) found.push(at);
  }
  return found;
}

/** The chunk with another name at a position. */
export function replaceName({ bytes, starts }: NameChunk, at: number, name: string): NameChunk {
  const texts = Array.from({ length: starts.length - 1 }, (_, other) =>
    readUtf8(bytes, starts[other] ?? 0, starts[other + 1] ?? 0),
  );
  return chunkOf(texts.with(at, foldCase(name)));
}

/** Whether the name at a position is `text`, in folded bytes. */
export function isText({ bytes, starts }: NameChunk, at: number, text: Uint8Array): boolean {
  const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? 0];
  return to - from === text.length && (from === to || offsetOf(bytes, text, from, to) === from);
}

export const nameCount = ({ starts }: NameChunk): number => starts.length - 1;

/** Whether the name at a position contains `needle`, in folded bytes. */
export const hasText = ({ bytes, starts }: NameChunk, at: number, needle: Uint8Array): boolean =>
  offsetOf(bytes, needle, starts[at] ?? 0, starts[at + 1] ?? 0) >= 0;

/** Positions of the names from `first` on that contain `needle`, `count` names looked at. */
export function positionsOf(
  { bytes, starts }: NameChunk,
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
