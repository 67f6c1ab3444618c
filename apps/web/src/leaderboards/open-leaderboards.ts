import { useSyncExternalStore } from 'react';

/** The dialogs about scores and boards; only one is open at a time. */
export type LeaderboardDialog =
  | { readonly kind: 'board'; readonly eventId: number; readonly anchor: 'top' | 'me' }
  | { readonly kind: 'breakdown'; readonly eventId: number; readonly userId: number }
  | { readonly kind: 'awards' };

let opened: LeaderboardDialog | null = null;
const listeners = new Set<() => void>();

function publish(next: LeaderboardDialog | null): void {
  opened = next;
  for (const listener of listeners) listener();
}

export const openGlobalLeaderboard = (eventId: number, anchor: 'top' | 'me' = 'top'): void =>
  publish({ kind: 'board', eventId, anchor });

export const openScoreBreakdown = (eventId: number, userId: number): void =>
  publish({ kind: 'breakdown', eventId, userId });

export const openAwardInfo = (): void => publish({ kind: 'awards' });

export const closeLeaderboards = (): void => publish(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useOpenedDialog = (): LeaderboardDialog | null =>
  useSyncExternalStore(subscribe, () => opened);
