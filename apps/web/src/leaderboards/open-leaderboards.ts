import { useSyncExternalStore } from 'react';

/** The dialogs about scores and boards; one may lie over another. */
export type LeaderboardDialog =
  | { readonly kind: 'board'; readonly eventId: number; readonly anchor: 'top' | 'me' }
  | { readonly kind: 'breakdown'; readonly eventId: number; readonly userId: number }
  | { readonly kind: 'awards' };

let opened: readonly LeaderboardDialog[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly LeaderboardDialog[]): void {
  opened = next;
  for (const listener of listeners) listener();
}

const open = (dialog: LeaderboardDialog) => publish([...opened, dialog]);

export const openGlobalLeaderboard = (eventId: number, anchor: 'top' | 'me' = 'top'): void =>
  open({ kind: 'board', eventId, anchor });

export const openScoreBreakdown = (eventId: number, userId: number): void =>
  open({ kind: 'breakdown', eventId, userId });

export const openAwardInfo = (): void => open({ kind: 'awards' });

/** What lay beneath is seen again. */
export const closeTopmost = (): void => publish(opened.slice(0, -1));

export const closeLeaderboards = (): void => publish([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useOpenedDialogs = (): readonly LeaderboardDialog[] =>
  useSyncExternalStore(subscribe, () => opened);
