import type { Notification } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, NETWORK_FAILURE, UNEXPECTED_ANSWER } from '../../platform/core/api-error.ts';
import { call } from '../../platform/core/client.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { markCleared, notificationsQuery, unmarkCleared } from './notifications.queries.ts';
import { m } from './words/messages.js';

interface Clearing {
  clear(notification: Notification): void;
  clearAll(): void;
}

/** Passing failures: that it came back is said here, and nothing more. */
const handles = ['unavailable', 'unexpected', NETWORK_FAILURE, UNEXPECTED_ANSWER];

/** Clears at once on screen, then on the server; failed ones come back [rule: notifications-3]. */
export function useClearing(userId: number): Clearing {
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(userId);

  const hide = (gone: readonly Notification[]) => {
    markCleared(gone);
    queries.setQueryData(queryKey, (list) => list?.filter((one) => !gone.includes(one)));
  };

  const bringBack = (gone: readonly Notification[], text: string) => {
    unmarkCleared(gone);
    queries.setQueryData(queryKey, (list) => newestFirst([...gone, ...(list ?? [])]));
    showToast({ text, kind: 'error' });
  };

  return {
    clear: async (notification) => {
      hide([notification]);
      try {
        const body = { notificationId: notification.id };
        await call('POST /api/notification/clear', { body, handles });
      } catch (error) {
        // Deleted meanwhile: gone as it should be.
        if (error instanceof ApiError && error.status === 404) return;
        bringBack([notification], m.notificationNotCleared());
      }
    },
    clearAll: async () => {
      const all = queries.getQueryData(queryKey) ?? [];
      hide(all);
      try {
        await call('POST /api/notification/clearAll', { handles });
      } catch {
        bringBack(all, m.notificationsNotCleared());
      }
    },
  };
}

const newestFirst = (list: Notification[]): Notification[] =>
  list.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
