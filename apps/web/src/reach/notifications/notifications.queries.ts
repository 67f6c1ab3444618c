import type { BodyInput, Notification } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callOnce } from '../../platform/core/call-once.ts';
import { call } from '../../platform/core/client.ts';
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

/**
 * Own notifications, newest first; polled every minute while the page is visible, and when it
 * becomes visible.
 */
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

export const savePreferencesMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/notification/preferences'>) =>
    call('POST /api/notification/preferences', { body, isToldInPlace: true }),
  onSuccess: (stored, _wish, _before, { client }) => {
    client.setQueryData(preferencesQuery.queryKey, stored);
  },
});

export const switchDiscordMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/notification/discord'>) =>
    call('POST /api/notification/discord', { body, isToldInPlace: true }),
  onSuccess: (stored, _wish, _before, { client }) => {
    client.setQueryData(preferencesQuery.queryKey, stored);
  },
});

export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => call('GET /api/notification/announcements', { signal, isSilent: true }),
  staleTime: 0,
});

export const announceMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/notification/announce'>) =>
    callOnce('POST /api/notification/announce', { body, isToldInPlace: true }),
  onSuccess: ({ announcement }, _body, _before, { client }) => {
    if (announcement === null) return;
    void client.invalidateQueries({ queryKey: announcementsQuery.queryKey });
    void client.invalidateQueries({ queryKey: notificationKeys.all });
  },
});

export const previewQuery = (html: string) =>
  queryOptions({
    queryKey: ['announcementPreview', html],
    queryFn: ({ signal }) =>
      call('POST /api/notification/previewAnnouncement', {
        body: { html },
        signal,
        isSilent: true,
      }),
    enabled: html !== '',
    // The earlier result stays visible until the next is there.
    placeholderData: (previous) => previous,
  });
