import type { Notification } from '@callshot/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import { notificationKeys } from './notification-keys.ts';

const MINUTE = 60_000;

/** Cleared on this page: an answer that was under way meanwhile does not bring them back. */
const cleared = new Set<number>();

export const markCleared = (list: readonly Notification[]): void => {
  for (const { id } of list) cleared.add(id);
};

export const unmarkCleared = (list: readonly Notification[]): void => {
  for (const { id } of list) cleared.delete(id);
};

/** Own notifications, newest first; asked for every minute that the page is seen, and on return. */
export const notificationsQuery = (userId: number) =>
  queryOptions({
    queryKey: notificationKeys.of(userId),
    queryFn: async ({ signal }): Promise<Notification[]> => {
      const list = await call('GET /api/notification/all', { signal, isSilent: true });
      return list.filter(({ id }) => !cleared.has(id));
    },
    refetchInterval: MINUTE,
    refetchOnWindowFocus: 'always',
  });

export const preferencesQuery = queryOptions({
  queryKey: ['notificationPreferences'],
  queryFn: ({ signal }) => call('GET /api/notification/preferences', { signal, isSilent: true }),
  staleTime: 0,
});

export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => call('GET /api/notification/announcements', { signal, isSilent: true }),
  staleTime: 0,
});
