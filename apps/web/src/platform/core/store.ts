import { useSyncExternalStore } from 'react';

/** A value outside the screens that follow it. */
export interface Store<T> {
  read(): T;
  set(next: T): void;
  /** Calls back after each change; answers what ends that. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    set: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const useStore = <T>({ subscribe, read }: Omit<Store<T>, 'set'>): T =>
  useSyncExternalStore(subscribe, read);
