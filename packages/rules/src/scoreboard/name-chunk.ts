import { readUtf8, UTF8_BYTES_PER_UNIT, writeUtf8 } from './utf8.ts';

/** Texts behind each other, in UTF-8; text k reaches from `starts[k]` to `starts[k + 1]`. */
interface TextPool {
  readonly bytes: Uint8Array;
  readonly starts: Uint16Array | Uint32Array;
}

/** A few thousand names, and the same in lower case: one and the same where that changes nothing. */
export interface NameChunk {
  readonly names: TextPool;
  readonly lowered: TextPool;
}

export function joinNames(usernames: readonly string[]): NameChunk {
  const names = poolOf(usernames);
  const lowered = poolOf(usernames.map((name) => name.toLowerCase()));
  if (!isSame(names.starts, lowered.starts)) return { names, lowered };
  if (isSame(names.bytes, lowered.bytes)) return { names, lowered: names };
  return { names, lowered: { bytes: lowered.bytes, starts: names.starts } };
}

function poolOf(texts: readonly string[]): TextPool {
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  const bytes = new Uint8Array(units * UTF8_BYTES_PER_UNIT);
  const starts = new Uint32Array(texts.length + 1);
  let end = 0;
  texts.forEach((text, at) => {
    end = writeUtf8(text, bytes, end);
    starts[at + 1] = end;
  });
  return { bytes: bytes.slice(0, end), starts: end > 0xffff ? starts : Uint16Array.from(starts) };
}

const isSame = (one: TextPool['starts'] | Uint8Array, other: typeof one): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** The name at a position of the chunk. */
export function nameAt({ names: { bytes, starts } }: NameChunk, at: number): string {
  return readUtf8(bytes, starts[at] ?? 0, starts[at + 1] ?? 0);
}

export function namesOf(chunk: NameChunk): string[] {
  return Array.from({ length: chunk.names.starts.length - 1 }, (_, at) => nameAt(chunk, at));
}

/** Positions of the names that contain `needle`, in bytes of lower case, in ascending order. */
export function positionsOf({ lowered: { bytes, starts } }: NameChunk, needle: Uint8Array) {
  const found: number[] = [];
  let offset = indexOfBytes(bytes, needle, 0);
  while (offset >= 0) {
    const name = lastStartUpTo(starts, offset);
    const end = starts[name + 1] ?? 0;
    const isWithin = offset + needle.length <= end;
    if (isWithin) found.push(name);
    offset = indexOfBytes(bytes, needle, isWithin ? end : offset + 1);
  }
  return found;
}

function indexOfBytes(bytes: Uint8Array, needle: Uint8Array, from: number): number {
  const first = needle[0];
  const last = bytes.length - needle.length;
  for (let at = from; at <= last; at += 1) {
    if (bytes[at] !== first) continue;
    let same = 1;
    while (same < needle.length && bytes[at + same] === needle[same]) same += 1;
    if (same === needle.length) return at;
  }
  return -1;
}

/** Index of the last start that is at most `offset`; the last of equal ones, for names may be empty. */
function lastStartUpTo(starts: TextPool['starts'], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}
