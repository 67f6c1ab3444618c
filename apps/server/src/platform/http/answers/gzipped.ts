import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';

/**
 * Shorter answers fit into the packet that is sent anyway. Measured levels: the highest for what is
 * compressed once (9 µs a kB), the lowest for what is not (3 µs), which makes it a tenth longer.
 */
const shortest = 1000;
const levelOnce = 9;
const levelEachTime = 1;

/** The text compressed, or null where that gains nothing. */
export const gzipEachTime = (text: string): Buffer | null =>
  text.length < shortest ? null : gzipSync(text, { level: levelEachTime });

/** A text that stands at the beginning of many answers, compressed once for all of them. */
export interface GzippedBeginning {
  /** With a few words after it, which stay as they are; null where compressing gains nothing. */
  followedBy(words: string): Buffer | null;
}

/** Deflate, unknown time and system (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A block that is not compressed says its length in two bytes (RFC 1951, 3.2.4). */
const longestBlock = 0xffff;

export function gzippedBeginning(text: string): GzippedBeginning {
  const length = Buffer.byteLength(text);
  if (length < shortest) return { followedBy: () => null };
  // Flushed, so that it ends with a whole byte, and not the last of its stream.
  const options = { level: levelOnce, finishFlush: constants.Z_SYNC_FLUSH };
  const beginning = Buffer.concat([header, deflateRawSync(text, options)]);
  const sum = crc32(text);
  return {
    followedBy: (words) => {
      const rest = Buffer.from(words);
      if (rest.length > longestBlock) return gzipEachTime(text + words);
      const block = Buffer.alloc(5);
      block.writeUInt8(1, 0);
      block.writeUInt16LE(rest.length, 1);
      block.writeUInt16LE(longestBlock - rest.length, 3);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(rest, sum), 0);
      trailer.writeUInt32LE((length + rest.length) % 2 ** 32, 4);
      return Buffer.concat([beginning, block, rest, trailer]);
    },
  };
}
