import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type Handlers, refuse } from '../platform/http/handler.ts';
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
    if (!caller.user) return refuse('unauthorized');
    const rows = await findAllUncleared(db, caller.user.id);
    return rows.map(({ id, onClickAction, createdAt, ...words }) => ({
      id,
      html: bellHtml(words),
      onClickAction,
      createdAt: createdAt.toISOString(),
    }));
  },
  'POST /api/notification/clear': async ({ caller, body }) => {
    if (!caller.user) return refuse('unauthorized');
    const isOwn = await clearNotification(db, caller.user.id, body.notificationId);
    return isOwn ? null : refuse('notification_not_found');
  },
  'POST /api/notification/clearAll': async ({ caller }) => {
    if (!caller.user) return refuse('unauthorized');
    await clearAllNotifications(db, caller.user.id);
    return null;
  },
});
