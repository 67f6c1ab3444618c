import type { Kysely } from 'kysely';
import { publicUsername } from '../accounts/public-username.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type Handlers, refuse } from '../platform/http/handler.ts';
import { announce } from './announce.service.ts';
import { announcementHtml } from './announcement-html.ts';
import { findAllAnnouncements } from './announcements.repository.ts';

export interface AnnouncementParts {
  readonly db: Kysely<Schema>;
  /** Begins to tell what was announced; resolves when the first users have it. */
  readonly tell: (noticeId: number) => Promise<void>;
}

type AnnouncementKey =
  | 'POST /api/notification/previewAnnouncement'
  | 'POST /api/notification/announce'
  | 'GET /api/notification/announcements';

export function announcementHandlers({ db, tell }: AnnouncementParts): Handlers<AnnouncementKey> {
  return {
    'POST /api/notification/previewAnnouncement': async ({ body }) => ({
      html: announcementHtml(body.html),
    }),
    'POST /api/notification/announce': async ({ caller, body }) => {
      if (!caller.user) return refuse('unauthorized');
      const announced = await announce(db, caller.user.id, body);
      if (!announced) return { announcement: null, htmlError: 'Write what is to be announced' };
      const { noticeId, ...announcement } = announced;
      await tell(noticeId);
      return { announcement, htmlError: null };
    },
    'GET /api/notification/announcements': async () => {
      const rows = await findAllAnnouncements(db);
      return rows.map(({ announcedById, username, createdAt, ...row }) => ({
        ...row,
        announcedBy: publicUsername({ id: announcedById, username }),
        createdAt: createdAt.toISOString(),
      }));
    },
  };
}
