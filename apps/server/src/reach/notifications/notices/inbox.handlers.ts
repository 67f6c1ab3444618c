import type { Handlers } from '../../../platform/http/handler.ts';
import { done } from '../../../platform/outcome.ts';
import { clearAllNotifications } from '../notifications.repository.ts';
import { clearOwnNotification, type InboxParts, readInbox } from './inbox.service.ts';

type InboxKey =
  | 'GET /api/notification/all'
  | 'POST /api/notification/clear'
  | 'POST /api/notification/clearAll';

export const inboxHandlers = (parts: InboxParts): Handlers<InboxKey> => ({
  'GET /api/notification/all': async ({ caller }) => done(await readInbox(parts, caller.user.id)),
  'POST /api/notification/clear': ({ caller, body }) =>
    clearOwnNotification(parts, caller.user.id, body.notificationId),
  'POST /api/notification/clearAll': async ({ caller }) => {
    await clearAllNotifications(parts.db, caller.user.id);
    return done(null);
  },
});
