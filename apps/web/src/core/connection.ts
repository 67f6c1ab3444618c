import { useSyncExternalStore } from 'react';

/** False = the browser knows that it has no connection; true promises nothing. */
export const isOnline = (): boolean => navigator.onLine;

/** Calls back when the connection goes or comes; answers what ends it. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useIsOnline = (): boolean => useSyncExternalStore(onConnectionChange, isOnline);
