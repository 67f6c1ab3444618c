/** Every escape of a JSON text; a backslash stands nowhere else in one. */
const escapes = /\\(?:u([0-9a-f]{4})|.)/gis;

const isHigh = (unit: number): boolean => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number): boolean => (unit & 0xfc00) === 0xdc00;

/**
 * Whether a JSON text spells the character NUL, which PostgreSQL's text cannot hold, or half of a
 * character, which it would hold as another than the one that was checked. Nobody types either. Not
 * asked of what is parsed: walking that would cost more, and a deep one could not be walked.
 */
export function holdsUnstorable(json: string): boolean {
  if (!json.includes('\\u')) return false;
  /** Where the second half has to stand; -1 = there was no first. */
  let lowAt = -1;
  for (const { 1: digits, index } of json.matchAll(escapes)) {
    const unit = digits === undefined ? null : Number.parseInt(digits, 16);
    const isSecond = unit !== null && isLow(unit);
    if (unit === 0 || isSecond !== lowAt >= 0 || (isSecond && index !== lowAt)) return true;
    lowAt = unit !== null && isHigh(unit) ? index + 6 : -1;
  }
  return lowAt >= 0;
}
