import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const pageSize = 200;
/** More than a person makes; a program that saves all day must not fill the memory of the server. */
const mostRevisions = 1000;
const mostActions = 10_000;

export const findAccountData = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('patreonLevels as p', 'p.id', 'u.patreonLevelId')
    .select(['u.id', 'u.username', 'u.email', 'u.emailVerifiedAt', 'u.passwordHash'])
    .select(['u.createdAt', 'u.nameplateId', 'u.isIneligible', 'p.name as supporterLevel'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export const findAllKnownBrowsers = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('knownDevices')
    .select('lastSeenAt')
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .limit(1000)
    .execute();

export const findAllLinkedAccounts = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('externalLogins')
    .select(['provider', 'subject', 'externalUsername', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('provider')
    .limit(100)
    .execute();

/** Cleared ones too; they are kept for 90 days. */
export const findAllNotifications = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('notices as o', 'o.id', 'n.noticeId')
    .select(['n.id', 'o.createdAt', 'n.readAt'])
    .select((eb) => eb.fn.coalesce('n.html', 'o.html').as('html'))
    .where('n.userId', '=', userId)
    .orderBy('n.id', 'desc')
    .limit(10_000)
    .execute();

/** Where browsers take messages; their keys are of no use to anybody but the sender. */
export const findAllPushSubscriptions = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();

/** Which entries a user has, without the picks. */
export const findAllEntryStages = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('entries as n')
    .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
    .select(['s.eventId', 's.id as eventStageId'])
    .where('n.userId', '=', userId)
    .orderBy('s.eventId')
    .orderBy('s.stageIndex')
    .limit(10_000)
    .execute();

export const findEntry = (db: Kysely<Schema>, eventStageId: number, userId: number) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('eventStageId', '=', eventStageId)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** The first thousand revisions of an entry, a page at a time. */
export async function* streamRevisions(db: Kysely<Schema>, eventStageId: number, userId: number) {
  let after = 0;
  for (let read = 0; read < mostRevisions; read += pageSize) {
    const rows = await db
      .selectFrom('entryRevisions')
      .selectAll()
      .where('eventStageId', '=', eventStageId)
      .where('userId', '=', userId)
      .where('version', '>', after)
      .orderBy('version')
      .limit(pageSize)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.version;
  }
}

/** What the log says the user did, the first ten thousand of it, a page at a time. */
export async function* streamActions(db: Kysely<Schema>, userId: number) {
  let after = 0;
  for (let read = 0; read < mostActions; read += pageSize) {
    const rows = await db
      .selectFrom('auditLog as l')
      .leftJoin('auditPersonal as p', 'p.auditId', 'l.id')
      .select(['l.id', 'l.at', 'l.action', 'l.subjectType', 'l.subjectId', 'l.reason'])
      .select([
        sql<unknown>`coalesce(p.content::jsonb -> 'before', l.before)`.as('before'),
        sql<unknown>`coalesce(p.content::jsonb -> 'after', l.after)`.as('after'),
      ])
      .where('l.actorUserId', '=', userId)
      .where('l.id', '>', after)
      .orderBy('l.id')
      .limit(pageSize)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.id;
  }
}
