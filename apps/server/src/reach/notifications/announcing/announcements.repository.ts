import { type Insertable, type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts';
import type { Schema } from '../../../platform/database/schema.ts';

const listAtMost = 50;

/** One announcement after the other: two presses at the same moment know of each other. */
export async function lockAnnouncements(trx: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.announcements}::bigint)`.execute(trx);
}

/** Whether the same was announced within the last minute. */
export async function wasJustAnnounced(
  db: Kysely<Schema>,
  {
    gameId,
    subject,
    html,
  }: Pick<Insertable<Schema['announcements']>, 'gameId' | 'subject' | 'html'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('announcements')
    .select('id')
    .where('subject', '=', subject)
    .where('html', '=', html)
    .where(sql<boolean>`game_id is not distinct from ${gameId}::int`)
    .where(sql<boolean>`created_at > clock_timestamp() - interval '1 minute'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const insertAnnouncement = (
  db: Kysely<Schema>,
  announcement: Insertable<Schema['announcements']>,
): Promise<{ readonly id: number; readonly createdAt: Date }> =>
  db
    .insertInto('announcements')
    .values(announcement)
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow();

type Translations = Readonly<Record<string, { readonly subject: string; readonly html: string }>>;

export const findAllAnnouncements = (db: Kysely<Schema>) =>
  db
    .selectFrom('announcements as a')
    .innerJoin('users as u', 'u.id', 'a.announcedByUserId')
    .select([
      'a.id',
      'a.subject',
      'a.html',
      'a.language',
      'a.audience',
      'a.gameId',
      'a.recipients',
      'a.createdAt',
    ])
    .select(sql<Translations>`a.translations`.as('translations'))
    .select(['u.id as announcedById', 'u.username'])
    .orderBy('a.id', 'desc')
    .limit(listAtMost)
    .execute();
