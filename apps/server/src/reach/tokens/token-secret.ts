import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A word that scanners of published sources can look for. */
const begins = 'cs_';
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** As much as 256 bits. */
const randomLetters = 43;
const checkLetters = 6;
const shownLetters = 6;
const form = new RegExp(`^${begins}[0-9A-Za-z]{${randomLetters + checkLetters}}$`);

/**
 * A new token. Its last letters are a checksum of the others. Scanners can tell it from similar
 * text, and mistyped ones are not looked up.
 */
export function createTokenSecret(): string {
  const secret = begins + drawLetters(randomLetters);
  return secret + checksumOf(secret);
}

export const isTokenSecret = (text: string): boolean =>
  form.test(text) && checksumOf(text.slice(0, -checkLetters)) === text.slice(-checkLetters);

/** The part that is stored and shown. */
export const prefixOf = (secret: string): string => secret.slice(0, begins.length + shownLetters);

function drawLetters(count: number): string {
  let drawn = '';
  while (drawn.length < count) {
    // Bytes beyond the last multiple are drawn again, to keep letters equally likely.
    const evenly = [...randomBytes(count)].filter((byte) => byte < 4 * letters.length);
    drawn += evenly.map((byte) => letters[byte % letters.length]).join('');
  }
  return drawn.slice(0, count);
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let printed = '';
  for (let at = 0; at < checkLetters; at += 1) {
    printed = `${letters[rest % letters.length]}${printed}`;
    rest = Math.floor(rest / letters.length);
  }
  return printed;
}
