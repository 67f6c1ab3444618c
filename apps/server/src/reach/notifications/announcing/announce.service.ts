import { type Answer, type Body, fieldFault } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../../account/accounts/usernames/public-username.ts';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Made } from '../../../platform/http/answers/told-faults.ts';
import type { IdempotentRequest } from '../../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { makeNotice } from '../notices/make-notice.service.ts';
import { type AnnouncementTexts, announcementKind } from '../notices/notice-kinds.ts';
import { announcementHtml, subjectProblem, tidySubject } from './announcement-html.ts';
import {
  findAllAnnouncements,
  insertAnnouncement,
  lockAnnouncements,
  wasJustAnnounced,
} from './announcements.repository.ts';
import { countFollowers } from './audience.repository.ts';

type AnnounceAnswer = Made<Answer<'POST /api/notification/announce'>>;

interface Announced {
  readonly announcement: NonNullable<AnnounceAnswer['announcement']>;
  readonly noticeId: number;
}

export interface AnnouncementParts {
  readonly db: Kysely<Schema>;
  readonly publicUrl: string;
  /** Starts delivery; resolves when the first users have it. */
  readonly tell: (noticeId: number) => Promise<void>;
}

/** Makes an announcement and begins to deliver it, or says what is missing. */
export async function announce(
  parts: AnnouncementParts,
  actorUserId: number,
  written: Body<'POST /api/notification/announce'>,
  request: IdempotentRequest | null,
): Promise<Outcome<AnnounceAnswer, 'announced_just_now' | 'idempotency_mismatch'>> {
  const made = await make(parts, actorUserId, written, request);
  if (!made.ok) return made;
  const { value: announced } = made;
  if (!('noticeId' in announced)) return done({ announcement: null, ...announced });
  await parts.tell(announced.noticeId);
  return done({ announcement: announced.announcement, subjectError: null, htmlError: null });
}

/** Those that were made, as everybody who may announce sees them. */
export async function readAnnouncements(
  db: Kysely<Schema>,
): Promise<Answer<'GET /api/notification/announcements'>> {
  const rows = await findAllAnnouncements(db);
  return rows.map(({ announcedById, username, createdAt, ...row }) => ({
    ...row,
    announcedBy: publicUsername({ id: announcedById, username }),
    createdAt: createdAt.toISOString(),
  }));
}

/** With its notice, which the background job delivers to everybody. */
async function make(
  { db, publicUrl }: AnnouncementParts,
  actorUserId: number,
  {
    audience,
    gameId,
    isRepeated = false,
    language = 'en',
    ...written
  }: Body<'POST /api/notification/announce'>,
  request: IdempotentRequest | null,
): Promise<
  Outcome<
    Announced | Omit<AnnounceAnswer, 'announcement'>,
    'announced_just_now' | 'idempotency_mismatch'
  >
> {
  const tidied = tidyTexts(written, publicUrl);
  if ('htmlError' in tidied) return done(tidied);
  const translations: Record<string, AnnouncementTexts> = {};
  for (const [faultyLanguage, texts] of Object.entries(written.translations ?? {})) {
    const translation = tidyTexts(texts, publicUrl);
    if ('htmlError' in translation) return done({ ...translation, faultyLanguage });
    translations[faultyLanguage] = translation;
  }
  const { subject, html } = tidied;
  return makeOnce(db, request, async (trx) => {
    await lockAnnouncements(trx);
    if (!isRepeated && (await wasJustAnnounced(trx, { gameId, subject, html }))) {
      return refuse('announced_just_now');
    }
    const recipients = await countFollowers(trx, gameId);
    const announcement = { subject, html, language, audience, gameId, recipients };
    const { id, createdAt } = await insertAnnouncement(trx, {
      ...announcement,
      translations: JSON.stringify(translations),
      announcedByUserId: actorUserId,
    });
    const noticeId = await makeNotice(
      trx,
      announcementKind,
      { subject, html, language, translations },
      { subject: `announcement ${id}`, gameId, announcementId: id, now: createdAt },
    );
    await insertAudit(trx, {
      actorUserId,
      action: 'announcement.sent',
      subjectType: 'announcement',
      subjectId: id,
      after: { ...announcement, ...(Object.keys(translations).length > 0 && { translations }) },
    });
    if (noticeId === null) throw new Error(`Announcement ${id} was made before`);
    return done({ announcement: { id, recipients, subject, html }, noticeId });
  });
}

/** As they are shown, or what is wrong with them. */
function tidyTexts(
  written: AnnouncementTexts,
  publicUrl: string,
): AnnouncementTexts | Pick<AnnounceAnswer, 'subjectError' | 'htmlError'> {
  const subject = tidySubject(written.subject);
  const html = announcementHtml(written.html, publicUrl);
  const subjectError = subjectProblem(subject);
  const htmlError = html === '' ? fieldFault('announcement_empty') : null;
  return subjectError === null && htmlError === null
    ? { subject, html }
    : { subjectError, htmlError };
}
