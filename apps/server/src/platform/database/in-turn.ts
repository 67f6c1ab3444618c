import { isDatabaseUnavailable } from './database-unavailable.ts';

/** Runs calls of one key one after the other, even after failures. Other keys do not wait. */
export function inTurn<Item, Answer>(
  call: (item: Item) => Promise<Answer>,
  keyOf: (item: Item) => number,
): (item: Item) => Promise<Answer> {
  const lastOf = new Map<number, Promise<Answer>>();
  return async (item) => {
    const key = keyOf(item);
    const before = lastOf.get(key);
    const own = before ? before.catch(unlessUnavailable).then(() => call(item)) : call(item);
    lastOf.set(key, own);
    try {
      return await own;
    } finally {
      if (lastOf.get(key) === own) lastOf.delete(key);
    }
  };
}

/** While the database is gone the next attempt would only wait as long again. */
function unlessUnavailable(error: unknown): void {
  if (isDatabaseUnavailable(error)) throw error;
}
