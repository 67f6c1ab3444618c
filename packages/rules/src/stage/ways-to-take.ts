/** Each way to take so many. */
export function* subsets<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  if (size <= 0) return;
  for (let at = 0; at + size <= items.length; at += 1) {
    const item = items[at] as T;
    for (const more of subsets(items.slice(at + 1), size - 1)) yield [item, ...more];
  }
}

/** Each way to take one of every part. */
export function* combinations<T>(parts: readonly (() => Iterable<T>)[]): Generator<readonly T[]> {
  const [first, ...others] = parts;
  if (!first) {
    yield [];
    return;
  }
  for (const one of first()) for (const more of combinations(others)) yield [one, ...more];
}
