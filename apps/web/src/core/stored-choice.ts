/**
 * One of a few words that this browser remembers, independent of user and page; for
 * useSyncExternalStore.
 */
export interface StoredChoice<T extends string> {
  read(): T;
  choose(next: T): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Read once in a visit, so that another window does not change the page. Where storage is forbidden
 * the choice holds until the page is left.
 */
export function storedChoice<T extends string>(
  key: string,
  choices: readonly [T, ...T[]],
): StoredChoice<T> {
  let current: T | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => {
      current ??= choices.find((choice) => choice === stored(key)) ?? choices[0];
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    choose: (next) => {
      current = next;
      store(key, next);
      for (const listener of listeners) listener();
    },
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A full or forbidden store costs only what the next visit would remember.
  }
}
