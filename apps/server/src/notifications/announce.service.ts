import type { Answer, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { announcementHtml, subjectProblem, tidySubject } from './announcement-html.ts';
import { insertAnnouncement } from './announcements.repository.ts';
import { countFollowers } from './audience.repository.ts';
import { makeNotice } from './make-notice.service.ts';
import { announcementKind } from './notice-kinds.ts';

type AnnounceAnswer = Answer<'POST /api/notification/announce'>;

export interface Announced {
  readonly announcement: NonNullable<AnnounceAnswer['announcement']>;
  readonly noticeId: number;
}

export interface AnnounceParts {
  readonly db: Kysely<Schema>;
  readonly publicUrl: string;
}

/**
 * Makes an announcement with its notice, which the background job delivers to everybody, or says
 * what is missing.
 */
export async function announce(
  { db, publicUrl }: AnnounceParts,
  actorUserId: number,
  { audience, gameId, ...written }: Body<'POST /api/notification/announce'>,
): Promise<Announced | Omit<AnnounceAnswer, 'announcement'>> {
  const subject = tidySubject(written.subject);
  const html = announcementHtml(written.html, publicUrl);
  const subjectError = subjectProblem(subject);
  const htmlError = html === '' ? 'Write what is to be announced' : null;
  if (subjectError !== null || htmlError !== null) return { subjectError, htmlError };
  return db.transaction().execute(async (trx) => {
    const recipients = await countFollowers(trx, gameId);
    const announcement = { subject, html, audience, gameId, recipients };
    const { id, createdAt } = await insertAnnouncement(trx, {
      ...announcement,
      announcedByUserId: actorUserId,
    });
    const noticeId = await makeNotice(
      trx,
      announcementKind,
      { title: subject, html },
      { subject: `announcement ${id}`, gameId, announcementId: id, now: createdAt },
    );
    await insertAudit(trx, {
      actorUserId,
      action: 'announcement.sent',
      subjectType: 'announcement',
      subjectId: id,
      after: announcement,
    });
    if (noticeId === null) throw new Error(`Announcement ${id} was made before`);
    return { announcement: { id, recipients, subject, html }, noticeId };
  });
}
