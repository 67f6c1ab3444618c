import { useSyncExternalStore } from 'react';

/** A release that never comes must not lock people out [rule: product-17]. */
export const WATCHDOG = 15_000;

const working = new Map<number, string>();
const listeners = new Set<() => void>();
let lastId = 0;
/** The text of the latest caller still at work; null hides the overlay. */
let shown: string | null = null;
let watchdog: ReturnType<typeof setTimeout> | undefined;

function publish() {
  shown = [...working.values()].at(-1) ?? null;
  for (const listener of listeners) listener();
}

function release(id: number) {
  if (!working.delete(id)) return;
  if (working.size === 0) clearTimeout(watchdog);
  publish();
}

/** Shows the overlay over everything until what it returns is called; calls are counted. */
export function showLoading(text: string): () => void {
  const id = ++lastId;
  working.set(id, text);
  clearTimeout(watchdog);
  watchdog = setTimeout(() => {
    working.clear();
    publish();
  }, WATCHDOG);
  publish();
  return () => release(id);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const loadingText = (): string | null => shown;
export const useLoadingText = (): string | null => useSyncExternalStore(subscribe, loadingText);
