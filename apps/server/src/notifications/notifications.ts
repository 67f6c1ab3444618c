import type { notificationEndpoints } from '@callshot/contract';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Parts } from '../platform/parts.ts';
import type { Boards } from '../scoreboards/boards.ts';
import { notificationHandlers } from './notification-handlers.ts';
import { createServerKeys } from './server-keys.ts';
import { tellNextBatch, tellNotices } from './tell-notices.service.ts';

export interface NotificationParts extends Parts {
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  readonly boards: Boards;
  readonly onError: (error: unknown) => void;
}

/** Telling users what concerns them: in the product, and where else they asked for it. */
export interface Notifications {
  readonly handlers: Handlers<keyof typeof notificationEndpoints>;
  /** Makes the notifications of whatever is announced and not told yet; called every second. */
  tell(): Promise<void>;
  /** What is begun ends soon, nothing new begins. */
  stop(): void;
}

export function createNotifications(parts: NotificationParts): Notifications {
  const { db, clock, config } = parts;
  let isStopping = false;
  const keys = createServerKeys(db, config.push);
  return {
    handlers: notificationHandlers({
      db,
      keys,
      isMailSent: false,
      pushServices: config.push?.services ?? [],
      tell: async (noticeId) => {
        await tellNextBatch(parts, noticeId, await clock.now());
      },
    }),
    tell: async () => tellNotices(parts, await clock.now(), () => isStopping),
    stop: () => {
      isStopping = true;
    },
  };
}
