/**
 * Builds `after` from the parts of `before` that are equal. An edit that changes nothing returns
 * the same object, so code that compares by identity redraws only changes.
 */
export function keepShared<T>(before: T, after: T): T;
export function keepShared(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after);
  if (!isRecord(before) || !isRecord(after)) return after;
  const keys = Object.keys(after);
  const kept = keys.map((key) => [key, keepShared(before[key], after[key])] as const);
  const isSame =
    keys.length === Object.keys(before).length &&
    kept.every(([key, value]) => Object.hasOwn(before, key) && Object.is(before[key], value));
  return isSame ? before : Object.fromEntries(kept);
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const kept = after.map((item, at) => keepShared(before[at], item));
  const isSame = kept.length === before.length && kept.every((item, at) => item === before[at]);
  return isSame ? before : kept;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
