/** Every escape of a JSON text; a backslash stands nowhere else in one. */
const escapes = /\\(?:u([0-9a-f]{4})|.)/gis;

const isHigh = (unit: number): boolean => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number): boolean => (unit & 0xfc00) === 0xdc00;

/**
 * Whether a JSON text holds NUL, which PostgreSQL cannot store, or half of a surrogate pair, which
 * would be stored as another character than the checked one. Users type neither. The raw text is
 * searched: walking the parsed value would cost more, and could overflow the stack.
 */
export function holdsUnstorable(json: string): boolean {
  if (!json.includes('\\u')) return false;
  /** Expected index of the low surrogate; -1 = none. */
  let lowAt = -1;
  for (const { 1: digits, index } of json.matchAll(escapes)) {
    const unit = digits === undefined ? null : Number.parseInt(digits, 16);
    const isSecond = unit !== null && isLow(unit);
    if (unit === 0 || isSecond !== lowAt >= 0 || (isSecond && index !== lowAt)) return true;
    lowAt = unit !== null && isHigh(unit) ? index + 6 : -1;
  }
  return lowAt >= 0;
}
