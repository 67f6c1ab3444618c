import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/**
 * The requests that are left after those of the last hour and of longer waits, by the database's
 * clock.
 */
export interface Budget {
  readonly now: Date;
  /** Requests of the last hour. */
  readonly spent: number;
  /** When the oldest of them counts no more; null = there is none. */
  readonly nextAt: Date | null;
  readonly waitsUntil: Date | null;
  readonly isInFlight: boolean;
  /** Failures in a row. */
  readonly failures: number;
}

/** Longer than a request can take: its process died. */
const leaseSeconds = 60;

/** Held until the transaction ends: of all processes one at a time counts and takes. */
export async function lockLooks(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.wikiLooks}::int)`.execute(trx);
}

export async function findBudget(db: Db): Promise<Budget> {
  const { rows } = await sql<Budget>`
    select t.now, count(*) filter (where l.asked_at > t.now - interval '1 hour') as spent,
      min(l.asked_at) filter (where l.asked_at > t.now - interval '1 hour') + interval '1 hour' as next_at,
      max(l.waits_until) filter (where l.waits_until > t.now) as waits_until,
      coalesce(bool_or(l.ended_at is null
        and l.asked_at > t.now - ${leaseSeconds} * interval '1 second'), false) as is_in_flight,
      count(*) filter (where l.failure is not null and l.id > (
        select coalesce(max(id), 0) from wiki_looks where ended_at is not null and failure is null
      )) as failures
    from (select clock_timestamp() as now) t
    left join wiki_looks l on l.asked_at > t.now - interval '25 hours'
    group by t.now`.execute(db);
  const budget = rows[0];
  if (!budget) throw new Error('The database did not tell the time');
  return budget;
}

export async function insertLook(db: Db, asked: string): Promise<number> {
  const { id } = await db
    .insertInto('wikiLooks')
    .values({ asked })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `failure` null = it went well; the wiki is left alone for `waitSeconds`. */
export async function endLook(
  db: Db,
  id: number,
  failure: string | null,
  waitSeconds: number,
): Promise<void> {
  await db
    .updateTable('wikiLooks')
    .set({
      endedAt: sql<Date>`clock_timestamp()`,
      failure,
      waitsUntil:
        waitSeconds > 0
          ? sql<Date>`clock_timestamp() + ${waitSeconds}::float8 * interval '1 second'`
          : null,
    })
    .where('id', '=', id)
    .execute();
}

export async function findLastLook(db: Db) {
  const row = await db
    .selectFrom('wikiLooks')
    .select(['askedAt', 'failure'])
    .where('endedAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The last one stays, however old: it tells how the wiki was. */
export async function deleteOldLooks(db: Db): Promise<void> {
  await deleteInBatches(
    db,
    'wikiLooks',
    sql`asked_at < statement_timestamp() - interval '2 days'
      and id < (select max(id) from wiki_looks)`,
  );
}
