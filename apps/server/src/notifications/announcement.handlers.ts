import { publicUsername } from '../accounts/public-username.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { done } from '../platform/outcome.ts';
import { type AnnounceParts, announce } from './announce.service.ts';
import { announcementHtml } from './announcement-html.ts';
import { findAllAnnouncements } from './announcements.repository.ts';

export interface AnnouncementParts extends AnnounceParts {
  /** Starts delivery; resolves when the first users have it. */
  readonly tell: (noticeId: number) => Promise<void>;
}

type AnnouncementKey =
  | 'POST /api/notification/previewAnnouncement'
  | 'POST /api/notification/announce'
  | 'GET /api/notification/announcements';

export function announcementHandlers(parts: AnnouncementParts): Handlers<AnnouncementKey> {
  const { db, publicUrl, tell } = parts;
  return {
    'POST /api/notification/previewAnnouncement': async ({ body }) =>
      done({ html: announcementHtml(body.html, publicUrl) }),
    'POST /api/notification/announce': async ({ caller, body }) => {
      const announced = await announce(parts, caller.user.id, body);
      if (!('noticeId' in announced)) return done({ announcement: null, ...announced });
      await tell(announced.noticeId);
      const { announcement } = announced;
      return done({ announcement, subjectError: null, htmlError: null });
    },
    'GET /api/notification/announcements': async () => {
      const rows = await findAllAnnouncements(db);
      const told = rows.map(({ announcedById, username, createdAt, ...row }) => ({
        ...row,
        announcedBy: publicUsername({ id: announcedById, username }),
        createdAt: createdAt.toISOString(),
      }));
      return done(told);
    },
  };
}
