import { UTF8_BYTES_PER_UNIT, writeUtf8 } from './utf8.ts';

/** Texts behind each other, in UTF-8; text k reaches from `starts[k]` to `starts[k + 1]`. */
export interface TextPool {
  readonly bytes: Uint8Array;
  readonly starts: Uint16Array | Uint32Array;
}

export function poolOf(texts: readonly string[]): TextPool {
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

/** Index of `needle` between two offsets; -1 = it does not fit in there. */
export function offsetOf(bytes: Uint8Array, needle: Uint8Array, from: number, to: number): number {
  const first = needle[0];
  const last = to - needle.length;
  for (let at = from; at <= last; at += 1) {
    if (bytes[at] !== first) continue;
    let same = 1;
    while (same < needle.length && bytes[at + same] === needle[same]) same += 1;
    if (same === needle.length) return at;
  }
  return -1;
}
