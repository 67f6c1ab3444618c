import { useSyncExternalStore } from 'react';
import { createStore, useStore } from './store.ts';

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

/** A server that gives no answer for so long is away, and people are told. */
export const AWAY_AFTER_MS = 3000;
const LONGEST_PAUSE_MS = 30_000;

/** Doubled each time; a server that is back is not asked by everybody in one moment. */
export const pauseAfter = (attempts: number): number =>
  Math.min(1000 * 2 ** attempts, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);

let isAway = false;
let silence: ReturnType<typeof setTimeout> | undefined;
let asking: ReturnType<typeof setInterval> | undefined;
const awayListeners = new Set<() => void>();

/** A call got no answer of the product's own: it is asked for one until it gives it. */
export function noteSilence(ask: () => void): void {
  if (silence !== undefined) return;
  silence = setTimeout(setAway, AWAY_AFTER_MS, true);
  let ticks = 0;
  let due = 1;
  asking = setInterval(() => {
    ticks += 1;
    if (ticks < due || !isOnline()) return;
    due = ticks + Math.min(ticks, LONGEST_PAUSE_MS / 1000);
    ask();
  }, pauseAfter(0));
}

/** Answers and failures since the page was opened. */
const heard = createStore<'nothing' | 'failure' | 'answer'>('nothing');
export const useHeard = (): 'nothing' | 'failure' | 'answer' => useStore(heard);

/** A call has failed without an answer of the product's own. Before any answer the page has nothing to show. */
export function noteFailure(): void {
  if (heard.read() === 'nothing') heard.set('failure');
}

/** A call was answered, whatever the answer says. */
export function noteAnswer(): void {
  if (heard.read() !== 'answer') heard.set('answer');
  clearTimeout(silence);
  clearInterval(asking);
  silence = undefined;
  noteOfBefore(null);
  setAway(false);
}

const ofBefore = createStore<string | null>(null);

/** The instant that answers are of while the server has no database; null = they are of now. */
export function noteOfBefore(instant: string | null): void {
  if (instant !== null) heard.set('answer');
  if (instant !== ofBefore.read()) ofBefore.set(instant);
}

function setAway(next: boolean): void {
  if (next === isAway) return;
  isAway = next;
  for (const listener of awayListeners) listener();
}

/** The browser has a connection, and the server gave no answer for a while. */
export const isServerAway = (): boolean => isAway;

/** Calls back when the server goes or comes; answers what ends it. */
export function onAwayChange(listener: () => void): () => void {
  awayListeners.add(listener);
  return () => void awayListeners.delete(listener);
}

export const useIsServerAway = (): boolean => useSyncExternalStore(onAwayChange, isServerAway);

export const answersAreOf = (): string | null => ofBefore.read();

/** The instant of the server's memory that the page shows; null = it shows what is. */
export const useOfBefore = (): string | null => useStore(ofBefore);
