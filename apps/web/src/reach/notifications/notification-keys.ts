import type { QueryClient } from '@tanstack/react-query';

export const notificationKeys = {
  all: ['notifications'],
  of: (userId: number) => ['notifications', userId],
} as const;

/** The server tells of results within about a second after they are out. */
const TELLING = 2_500;

/** Reads the bell's list again, if it is on screen, once the server has told everybody. */
export function refreshNotificationsSoon(queries: QueryClient): void {
  setTimeout(() => void queries.invalidateQueries({ queryKey: notificationKeys.all }), TELLING);
}
