import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { done, refuse } from '../platform/outcome.ts';
import {
  clearAllNotifications,
  clearNotification,
  findAllUncleared,
} from './notifications.repository.ts';
import { bellHtml } from './templates.ts';

type InboxKey =
  | 'GET /api/notification/all'
  | 'POST /api/notification/clear'
  | 'POST /api/notification/clearAll';

export const inboxHandlers = ({ db }: { readonly db: Kysely<Schema> }): Handlers<InboxKey> => ({
  'GET /api/notification/all': async ({ caller }) => {
    const rows = await findAllUncleared(db, caller.user.id);
    const told = rows.map(({ id, onClickAction, createdAt, ...words }) => ({
      id,
      html: bellHtml(words),
      onClickAction,
      createdAt: createdAt.toISOString(),
    }));
    return done(told);
  },
  'POST /api/notification/clear': async ({ caller, body }) => {
    const isOwn = await clearNotification(db, caller.user.id, body.notificationId);
    return isOwn ? done(null) : refuse('notification_not_found');
  },
  'POST /api/notification/clearAll': async ({ caller }) => {
    await clearAllNotifications(db, caller.user.id);
    return done(null);
  },
});
