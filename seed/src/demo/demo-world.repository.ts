import type { TeamMatch } from '@callshot/rules';
import { demoAccounts, type Schema } from '@callshot/server';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';

type Db = Kysely<Schema>;

export async function existsEvent(db: Db): Promise<boolean> {
  const event = await db.selectFrom('events').select('id').limit(1).executeTakeFirst();
  return event !== undefined;
}

/** Whether there is a user without a role. */
export async function existsPlayer(db: Db): Promise<boolean> {
  const player = await db
    .selectFrom('users as u')
    .select('u.id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('userRoles as r').select('r.roleId').whereRef('r.userId', '=', 'u.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return player !== undefined;
}

/** Everybody, in the order in which they came. */
export const findUsernames = (db: Db) =>
  db.selectFrom('users').select(['id', 'username']).orderBy('id').execute();

/** Whether an event of a demo world is there. */
export async function existsPlantedEvent(db: Db): Promise<boolean> {
  const planted = await db
    .selectFrom('auditLog as a')
    .innerJoin('events as e', 'e.id', 'a.subjectId')
    .select('e.id')
    .where('a.action', '=', PLANTED)
    .limit(1)
    .executeTakeFirst();
  return planted !== undefined;
}

/** The audit action of events that have no real one behind them. */
export const PLANTED = 'demo.planted';
export const LOADED = 'event.loaded';

/** People and events that neither a demo world nor a load has made. */
export interface RealContent {
  readonly users: number;
  readonly events: number;
}

/**
 * Made-up players cannot sign in, except the demo player. Users with a role are the operator's own
 * staff.
 */
export async function countRealContent(db: Db): Promise<RealContent> {
  const { rows } = await sql<RealContent>`
    select
      (select count(*)::int from users u
        where (u.password_hash is not null or u.email is not null
            or exists (select from external_logins l where l.user_id = u.id))
          and not exists (select from user_roles r where r.user_id = u.id)
          and not (u.username = ${demoAccounts.player.username} and exists (
            select from audit_log where action = ${PLANTED}))) as users,
      (select count(*)::int from events e
        where not exists (select from audit_log a
          where a.subject_type = 'event' and a.subject_id = e.id
            and a.action in (${PLANTED}, ${LOADED}))) as events`.execute(db);
  return rows[0] ?? { users: 0, events: 0 };
}

export async function insertSeasons(
  db: Db,
  seasons: readonly Insertable<Schema['seasons']>[],
): Promise<void> {
  await db.insertInto('seasons').values(seasons).execute();
}

/** The formats' ids by their names. */
export async function insertFormats(
  db: Db,
  formats: readonly Insertable<Schema['eventFormats']>[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insertInto('eventFormats')
    .values(formats)
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

export const findPlantedFormatIds = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('eventFormats').select(['id', 'name']).execute();
  return new Map(rows.map((row) => [row.name, row.id]));
};

export async function existsEventWithId(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Sets the id of the next event, within the transaction that makes it. */
export async function beginEventIdsAt(db: Db, id: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('events', 'id'), ${id}, false)`.execute(db);
}

/** Events are numbered after the last there is. */
export async function continueEventIds(db: Db): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence('events', 'id'), max(id)) from events`.execute(db);
}

export async function flagEvent(
  db: Db,
  eventId: number,
  flags: Pick<Updateable<Schema['events']>, 'forcedStage' | 'isSurveyNoticed' | 'openTabs'>,
): Promise<void> {
  await db.updateTable('events').set(flags).where('id', '=', eventId).execute();
}

/** Lets the rest of the transaction write entries past their locks, on this audit row's word. */
export async function allowLateEntries(db: Db, auditId: number): Promise<void> {
  await sql`select set_config('callshot.override_audit_id', ${String(auditId)}, true)`.execute(db);
}

export interface PlantedEntry {
  readonly eventStageId: number;
  readonly userId: number;
  readonly slots: Buffer;
  readonly layoutFingerprint: string;
  readonly submittedAt: Date;
}

/** Entries with the first revision of each. */
export async function insertEntries(db: Db, entries: readonly PlantedEntry[]): Promise<void> {
  await db.insertInto('entries').values(entries).execute();
  await db
    .insertInto('entryRevisions')
    .values(
      entries.map(({ submittedAt, ...entry }) => ({
        ...entry,
        version: 1,
        actorUserId: entry.userId,
        savedAt: submittedAt,
      })),
    )
    .execute();
}

/** A stage's official rows, in place of those it had. */
export async function replaceOfficialPicks(
  db: Db,
  eventStageId: number,
  rows: readonly Insertable<Schema['officialPicks']>[],
): Promise<void> {
  await db.deleteFrom('officialPicks').where('eventStageId', '=', eventStageId).execute();
  await db.insertInto('officialPicks').values(rows).execute();
}

export async function insertWikiMatches(
  db: Db,
  rows: readonly Insertable<Schema['wikiMatches']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('wikiMatches').values(rows).execute();
}

export async function updateTeamMatches(
  db: Db,
  eventSubstageId: number,
  teamMatches: readonly TeamMatch[],
): Promise<void> {
  await db
    .updateTable('eventSubstages')
    .set({ teamMatches: JSON.stringify(teamMatches) })
    .where('id', '=', eventSubstageId)
    .execute();
}

export async function updateStage(
  db: Db,
  eventStageId: number,
  times: Updateable<Schema['eventStages']>,
): Promise<void> {
  await db.updateTable('eventStages').set(times).where('id', '=', eventStageId).execute();
}

export async function updateEvent(
  db: Db,
  eventId: number,
  facts: Updateable<Schema['events']>,
): Promise<void> {
  await db.updateTable('events').set(facts).where('id', '=', eventId).execute();
}

/** Every third player pins the best trophy of their own, every fourth fills a case; the demo player does both. */
export async function showTrophies(db: Db, username: string): Promise<void> {
  await sql`
    insert into pinned_awards (user_id, award_id)
    select distinct on (a.user_id) a.user_id, a.id
    from awards a join users u on u.id = a.user_id
    where a.user_id % 3 = 0 or u.username = ${username}
    order by a.user_id, a.trophy_type_id desc, a.event_id desc`.execute(db);
  await sql`
    insert into trophy_cases (user_id, slot, award_id)
    select user_id, slot, id from (
      select a.user_id, a.id, row_number() over (
        partition by a.user_id order by a.trophy_type_id desc, a.event_id desc) as slot
      from awards a join users u on u.id = a.user_id
      where a.user_id % 4 = 0 or u.username = ${username}) won
    where slot <= 3`.execute(db);
}
