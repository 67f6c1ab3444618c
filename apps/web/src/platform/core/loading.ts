import { createStore, useStore } from './store.ts';

/** A release that never comes must not lock people out [rule: product-17]. */
export const WATCHDOG = 15_000;

const working = new Map<number, string>();
let lastId = 0;
/** The text of the latest caller still at work; null hides the overlay. */
const shown = createStore<string | null>(null);
let watchdog: ReturnType<typeof setTimeout> | undefined;

const publish = () => shown.set([...working.values()].at(-1) ?? null);

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

export const loadingText = shown.read;
export const useLoadingText = (): string | null => useStore(shown);
