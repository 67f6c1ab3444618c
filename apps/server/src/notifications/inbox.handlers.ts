import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { done, refuse } from '../platform/outcome.ts';
import type { NoticeRegistry } from './notice-registry.ts';
import {
  clearAllNotifications,
  clearNotification,
  findAllUncleared,
} from './notifications.repository.ts';
import { headedHtml } from './templates.ts';

type InboxKey =
  | 'GET /api/notification/all'
  | 'POST /api/notification/clear'
  | 'POST /api/notification/clearAll';

export interface InboxParts {
  readonly db: Kysely<Schema>;
  readonly kinds: NoticeRegistry;
}

export const inboxHandlers = ({ db, kinds }: InboxParts): Handlers<InboxKey> => ({
  'GET /api/notification/all': async ({ caller }) => {
    const rows = await findAllUncleared(db, caller.user.id);
    const told = rows.map(({ id, onClickAction, createdAt, kind, ...words }) => ({
      id,
      html: kinds.of(kind)?.isHeaded ? headedHtml(words) : words.html,
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
