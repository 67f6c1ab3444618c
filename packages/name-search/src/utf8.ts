/** Most bytes that one UTF-16 unit becomes. */
export const UTF8_BYTES_PER_UNIT = 3;

/** Writes `text` into `bytes` from `at` on; where it ends. */
export function writeUtf8(text: string, bytes: Uint8Array, at: number): number {
  let end = at;
  for (let unit = 0; unit < text.length; unit += 1) {
    const point = text.codePointAt(unit) ?? 0;
    if (point < 0x80) {
      bytes[end] = point;
      end += 1;
      continue;
    }
    if (point > 0xffff) unit += 1;
    const continuations = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    bytes[end] = (0xf00 >> (continuations + 1)) | (point >> (6 * continuations));
    for (let left = continuations - 1; left >= 0; left -= 1) {
      bytes[end + continuations - left] = 0x80 | ((point >> (6 * left)) & 0x3f);
    }
    end += continuations + 1;
  }
  return end;
}

/** `text` in bytes of its own. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * UTF8_BYTES_PER_UNIT);
  return bytes.slice(0, writeUtf8(text, bytes, 0));
}

/** Decodes the bytes of `writeUtf8` between two offsets. */
export function readUtf8(bytes: Uint8Array, from: number, to: number): string {
  const points: number[] = [];
  let at = from;
  while (at < to) {
    const first = bytes[at] ?? 0;
    const continuations = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let point = continuations === 0 ? first : first & (0x3f >> continuations);
    for (let next = at + 1; next <= at + continuations; next += 1) {
      point = (point << 6) | ((bytes[next] ?? 0) & 0x3f);
    }
    points.push(point);
    at += continuations + 1;
  }
  return String.fromCodePoint(...points);
}
