import { createStore, type Store } from './store.ts';

/**
 * One of a few words that this browser remembers, independent of user and page; for
 * useSyncExternalStore.
 */
export interface StoredChoice<T extends string> extends Omit<Store<T>, 'set'> {
  choose(next: T): void;
}

const forgets: (() => void)[] = [];

/** Begins another visit as far as choices are concerned, for tests: their modules live on. */
export function forgetChoices(): void {
  for (const forget of forgets) forget();
}

/**
 * Read once in a visit, so that another window does not change the page. If storage is forbidden,
 * the choice holds until the page is left.
 */
export function storedChoice<T extends string>(
  key: string,
  choices: readonly [T, ...T[]],
): StoredChoice<T> {
  const chosen = createStore<T | null>(null);
  let remembered: T | undefined;
  forgets.push(() => {
    remembered = undefined;
    chosen.set(null);
  });
  return {
    read: () => {
      remembered ??= choices.find((choice) => choice === stored(key)) ?? choices[0];
      return chosen.read() ?? remembered;
    },
    subscribe: chosen.subscribe,
    choose: (next) => {
      store(key, next);
      chosen.set(next);
    },
  };
}

/** The stored value of this browser, or null. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A full or forbidden store costs only what the next visit would remember.
  }
}
