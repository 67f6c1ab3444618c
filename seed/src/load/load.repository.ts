import { copyLine, copyRows, type Schema } from '@callshot/server';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';

/** Keys of all usernames there are. */
export async function findAllUsernameKeys(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db.selectFrom('users').select('usernameKey').execute();
  return new Set(rows.map((row) => row.usernameKey));
}

/** Takes that many ids in a row from the users' sequence and answers the first. */
export async function reserveUserIds(db: Kysely<Schema>, count: number): Promise<number> {
  const { rows } = await sql<{ first: number; last: number }>`
    select min(id)::int as first, max(id)::int as last from (
      select nextval(pg_get_serial_sequence('users', 'id')) as id
      from generate_series(1, ${count}::int)) reserved`.execute(db);
  const [reserved] = rows;
  if (reserved && reserved.last - reserved.first === count - 1) return reserved.first;
  // Somebody registered meanwhile: the ids have a gap and are left.
  return reserveUserIds(db, count);
}

/**
 * Turns foreign key checks off for this connection, if the role may: they are three quarters of a
 * load.
 */
export async function trustOwnRows(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_parameter_privilege('session_replication_role', 'set') as may",
  );
  if (rows[0]?.may) await client.query('set session_replication_role = replica');
}

export interface UserLine {
  readonly id: number;
  readonly username: string;
  readonly key: string;
}

export const copyUsers = (client: pg.ClientBase, users: Iterable<UserLine>): Promise<number> =>
  copyRows(client, 'users (id, username, username_key)', userLines(users));

function* userLines(users: Iterable<UserLine>): Generator<string> {
  for (const { id, username, key } of users) yield copyLine([id, username, key]);
}

export interface EntryLine {
  readonly eventStageId: number;
  readonly userId: number;
  readonly slots: string;
  readonly layoutFingerprint: string;
  readonly submittedAt: Date;
}

export const copyEntries = (client: pg.ClientBase, entries: Iterable<EntryLine>): Promise<number> =>
  copyRows(
    client,
    'entries (event_stage_id, user_id, slots, layout_fingerprint, submitted_at)',
    entryLines(entries),
  );

function* entryLines(entries: Iterable<EntryLine>): Generator<string> {
  for (const { eventStageId, userId, slots, layoutFingerprint, submittedAt } of entries) {
    yield copyLine([eventStageId, userId, slots, layoutFingerprint, submittedAt]);
  }
}

/** The first revision of every entry of a stage, as a save writes it. */
export async function insertFirstRevisions(
  client: pg.ClientBase,
  eventStageId: number,
): Promise<void> {
  await client.query(
    `insert into entry_revisions
      (event_stage_id, user_id, version, slots, layout_fingerprint, actor_user_id, saved_at)
     select event_stage_id, user_id, version, slots, layout_fingerprint, user_id, submitted_at
     from entries where event_stage_id = $1`,
    [eventStageId],
  );
}

/** A million new rows that the planner knows nothing of make it choose badly. */
export async function analyzeLoaded(client: pg.ClientBase): Promise<void> {
  await client.query('analyze users, entries, entry_revisions');
}
