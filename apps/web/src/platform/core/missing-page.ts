import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from './store.ts';

type Retry = () => void;

const missing = createStore<readonly Retry[]>([]);

/** Says that the page on screen lacks what it is about, and how to ask for it again; null = it lacks nothing. */
export function useMissingPage(onRetry: Retry | null | undefined): void {
  const isMissing = Boolean(onRetry);
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (!isMissing) return;
    const own = () => retry();
    missing.set([...missing.read(), own]);
    return () => missing.set(missing.read().filter((other) => other !== own));
  }, [isMissing]);
}

export const useIsPageMissing = (): boolean => useStore(missing).length > 0;

/** Asks again for every page that could not be had. */
export function retryMissing(): void {
  for (const retry of missing.read()) retry();
}
