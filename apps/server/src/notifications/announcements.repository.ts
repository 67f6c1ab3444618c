import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const listAtMost = 50;

export const insertAnnouncement = (
  db: Kysely<Schema>,
  announcement: Insertable<Schema['announcements']>,
): Promise<{ readonly id: number; readonly createdAt: Date }> =>
  db
    .insertInto('announcements')
    .values(announcement)
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow();

export const findAllAnnouncements = (db: Kysely<Schema>) =>
  db
    .selectFrom('announcements as a')
    .innerJoin('users as u', 'u.id', 'a.announcedByUserId')
    .select([
      'a.id',
      'a.subject',
      'a.html',
      'a.audience',
      'a.gameId',
      'a.recipients',
      'a.createdAt',
    ])
    .select(['u.id as announcedById', 'u.username'])
    .orderBy('a.id', 'desc')
    .limit(listAtMost)
    .execute();
