/** Runs all one after the other. A failure does not stop the rest, and is thrown at the end. */
export async function attemptAll<T>(
  items: readonly T[],
  attempt: (item: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await attempt(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not all of it could be done');
}
