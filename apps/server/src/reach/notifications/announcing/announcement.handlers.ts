import type { Handlers } from '../../../platform/http/handler.ts';
import { makingRequest } from '../../../platform/http/idempotent-request.ts';
import { done } from '../../../platform/outcome.ts';
import { type AnnouncementParts, announce, readAnnouncements } from './announce.service.ts';
import { announcementHtml } from './announcement-html.ts';

type AnnouncementKey =
  | 'POST /api/notification/previewAnnouncement'
  | 'POST /api/notification/announce'
  | 'GET /api/notification/announcements';

export const announcementHandlers = (parts: AnnouncementParts): Handlers<AnnouncementKey> => ({
  'POST /api/notification/previewAnnouncement': async ({ body }) =>
    done({ html: announcementHtml(body.html, parts.publicUrl) }),
  'POST /api/notification/announce': ({ caller, headers, body }) =>
    announce(
      parts,
      caller.user.id,
      body,
      makingRequest('POST /api/notification/announce', caller.user.id, headers, body),
    ),
  'GET /api/notification/announcements': async () => done(await readAnnouncements(parts.db)),
});
