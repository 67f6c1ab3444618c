import type { Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { announcementHtml } from './announcement-html.ts';
import { insertAnnouncement } from './announcements.repository.ts';
import { countFollowers } from './audience.repository.ts';
import { insertNotice } from './notices.repository.ts';

export interface Announced {
  readonly id: number;
  readonly recipients: number;
  readonly html: string;
  readonly noticeId: number;
}

const dayMs = 86_400_000;

/** Makes an announcement with its notice, for the teller to carry to everyone; null = it says nothing. */
export async function announce(
  db: Kysely<Schema>,
  actorUserId: number,
  { audience, gameId, html: written }: Body<'POST /api/notification/announce'>,
): Promise<Announced | null> {
  const html = announcementHtml(written);
  if (html === '') return null;
  return db.transaction().execute(async (trx) => {
    const recipients = await countFollowers(trx, gameId);
    const announcement = { html, audience, gameId, recipients };
    const { id, createdAt } = await insertAnnouncement(trx, {
      ...announcement,
      announcedByUserId: actorUserId,
    });
    const noticeId = await insertNotice(trx, {
      kind: 'announcement',
      gameId,
      announcementId: id,
      subject: `announcement ${id}`,
      title: 'Announcement',
      html,
      url: '/',
      sentUntil: new Date(createdAt.getTime() + dayMs),
      createdAt,
    });
    await insertAudit(trx, {
      actorUserId,
      action: 'announcement.sent',
      subjectType: 'announcement',
      subjectId: id,
      after: announcement,
    });
    if (noticeId === null) throw new Error(`Announcement ${id} was made before`);
    return { id, recipients, html, noticeId };
  });
}
