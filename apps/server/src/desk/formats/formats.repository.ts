import { type Insertable, type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Without what they hold, which is long. */
export function findAllFormats(db: Db) {
  return db
    .selectFrom('eventFormats as f')
    .select(['f.id', 'f.name', 'f.createdAt', 'f.modifiedAt'])
    .select((eb) =>
      eb
        .selectFrom('events as e')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('e.eventFormatId', '=', 'f.id')
        .$asScalar()
        .$notNull()
        .as('events'),
    )
    .orderBy('f.modifiedAt', 'desc')
    .orderBy('f.id', 'desc')
    .execute();
}

export async function findFormat(db: Db, id: number) {
  const row = await db
    .selectFrom('eventFormats as f')
    .leftJoin('users as u', 'u.id', 'f.modifiedByUserId')
    .select(['f.id', 'f.name', 'f.json', 'f.createdAt', 'f.modifiedAt'])
    .select('u.username as modifiedBy')
    .where('f.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findFormatJson(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('eventFormats')
    .select('json')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.json ?? null;
}

/** Locks the format until the transaction ends: no save, deletion or new event meanwhile. */
export async function lockFormat(db: Db, id: number) {
  const row = await db
    .selectFrom('eventFormats')
    .select(['id', 'name', 'json', 'modifiedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findFormatNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('eventFormats').select('name').execute();
  return rows.map(({ name }) => name);
}

/** Locks the saving of drafts until the transaction ends: of two that are equal, one is saved. */
export async function lockDraftedFormats(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.draftedFormats}::int, 0)`.execute(trx);
}

export async function countEventsOf(db: Db, formatId: number): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('eventFormatId', '=', formatId)
    .executeTakeFirstOrThrow();
  return count;
}

const stateOfEvent = sql<'ahead' | 'open' | 'locked' | 'finished' | 'archived'>`case
  when e.archived_at is not null then 'archived'
  when e.finished_at is not null then 'finished'
  when s.opened_at is null then 'ahead'
  when s.sealed_at is null and e.lock_at > clock_timestamp() then 'open'
  else 'locked' end`;

/** The newest first, each with where its current stage stands. */
export function findEventsOf(db: Db, formatId: number, most: number) {
  return db
    .selectFrom('events as e')
    .innerJoin('eventStages as s', (join) =>
      join.onRef('s.eventId', '=', 'e.id').onRef('s.stageIndex', '=', 'e.stage'),
    )
    .select(['e.id as eventId', 'e.gameId', 'e.nameOverride as name', 's.name as stageName'])
    .select(stateOfEvent.as('state'))
    .where('e.eventFormatId', '=', formatId)
    .orderBy('e.startsAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute();
}

type WrittenFormat = Pick<Insertable<Schema['eventFormats']>, 'name' | 'json'> & {
  readonly modifiedByUserId: number | null;
};

/** One instant for a statement: the columns' own defaults each look at the clock. */
const thisStatement = sql<Date>`date_trunc('milliseconds', statement_timestamp())`;

export async function insertFormat(db: Db, format: WrittenFormat): Promise<number> {
  const { id } = await db
    .insertInto('eventFormats')
    .values({ ...format, createdAt: thisStatement, modifiedAt: thisStatement })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Two saves within a millisecond are told apart: what an editor holds is compared by this instant. */
const laterThanBefore = sql<Date>`greatest(
  date_trunc('milliseconds', clock_timestamp()), modified_at + interval '1 millisecond')`;

export async function updateFormat(db: Db, id: number, format: WrittenFormat): Promise<void> {
  await db
    .updateTable('eventFormats')
    .set({ ...format, modifiedAt: laterThanBefore })
    .where('id', '=', id)
    .execute();
}

export async function deleteFormatRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('eventFormats').where('id', '=', id).execute();
}
