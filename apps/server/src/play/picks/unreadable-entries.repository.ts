import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Whether the entry of this name in a statement is not one of those that cannot be read. */
export const isKnownReadable = (entry: string) =>
  sql<boolean>`not exists (select from unreadable_entries x
    where x.event_stage_id = ${sql.ref(`${entry}.event_stage_id`)}
      and x.user_id = ${sql.ref(`${entry}.user_id`)}
      and x.entry_version = ${sql.ref(`${entry}.version`)})`;

/** An entry that cannot be read, and why not. */
export interface UnreadableEntry {
  readonly userId: number;
  readonly version: number;
  readonly reason: string;
}

/**
 * Stores the unreadable entries of a stage, replacing those stored before; answers those that were
 * not stored before.
 */
export async function replaceUnreadable(
  trx: Transaction<Schema>,
  eventStageId: number,
  entries: readonly UnreadableEntry[],
): Promise<UnreadableEntry[]> {
  const userIds = entries.map(({ userId }) => userId);
  const versions = entries.map(({ version }) => version);
  await sql`
    delete from unreadable_entries x where x.event_stage_id = ${eventStageId}
      and not exists (select from unnest(${userIds}::int[], ${versions}::int[]) as e (user_id, version)
        where e.user_id = x.user_id and e.version = x.entry_version)`.execute(trx);
  const { rows } = await sql<UnreadableEntry>`
    insert into unreadable_entries (event_stage_id, user_id, entry_version, reason)
    select ${eventStageId}::int, e.user_id, e.version, e.reason
    from unnest(${userIds}::int[], ${versions}::int[], ${entries.map(({ reason }) => reason)}::text[])
      as e (user_id, version, reason)
    on conflict do nothing returning user_id, entry_version as version, reason`.execute(trx);
  return rows;
}

/** Stages of an event of which entries cannot be read. */
export async function findUnreadableStageIds(
  db: Kysely<Schema>,
  eventId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('unreadableEntries as x')
    .innerJoin('eventStages as s', 's.id', 'x.eventStageId')
    .select('s.id')
    .distinct()
    .where('s.eventId', '=', eventId)
    .execute();
  return rows.map(({ id }) => id);
}

const unreadable = (db: Kysely<Schema>) =>
  db
    .selectFrom('unreadableEntries as x')
    .innerJoin('entries as n', (join) =>
      join
        .onRef('n.eventStageId', '=', 'x.eventStageId')
        .onRef('n.userId', '=', 'x.userId')
        .onRef('n.version', '=', 'x.entryVersion'),
    )
    .innerJoin('eventStages as s', 's.id', 'x.eventStageId');

const listedAtMost = 50;

/** The first of an event's entries that cannot be read, with whose they are. */
export const findUnreadableOfEvent = (db: Kysely<Schema>, eventId: number) =>
  unreadable(db)
    .innerJoin('users as u', 'u.id', 'x.userId')
    .select(['x.eventStageId', 'x.userId as id', 'u.username', 'x.reason', 'x.foundAt'])
    .where('s.eventId', '=', eventId)
    .orderBy('x.foundAt', 'desc')
    .orderBy('x.userId')
    .limit(listedAtMost)
    .execute();

/** Unreadable entries of one event, or of all. */
export async function countUnreadable(
  db: Kysely<Schema>,
  eventId: number | null = null,
): Promise<number> {
  const { count } = await unreadable(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(eventId !== null, (query) => query.where('s.eventId', '=', eventId ?? 0))
    .executeTakeFirstOrThrow();
  return count;
}
