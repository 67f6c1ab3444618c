/**
 * Caches one computed value per key for as long as the key lives. Failures are not cached: the next
 * caller computes again.
 */
export function keptFor<Key extends object, More extends readonly unknown[], Value>(
  compute: (key: Key, ...more: More) => Promise<Value>,
): (key: Key, ...more: More) => Promise<Value> {
  const kept = new WeakMap<Key, Promise<Value>>();
  return (key, ...more) => {
    const before = kept.get(key);
    if (before) return before;
    const value = compute(key, ...more);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    return value;
  };
}
