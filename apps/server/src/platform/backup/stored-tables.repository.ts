import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { advisoryLocks } from '../database/advisory-locks.ts';
import { migratorTables } from './left-out.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';

type Client = pg.ClientBase;

const quoted = (names: readonly string[]): string => names.map(pg.escapeIdentifier).join(', ');

/** Opens a snapshot in which nothing changes, and in which no migration changes a table. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query("set local timezone = 'UTC'");
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const names = await findTableNames(client);
  if (names.length > 0) await client.query(`lock table ${quoted(names)} in access share mode`);
}

async function findTableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`,
  );
  return rows.map((row) => row.name);
}

/** All tables with the columns that can be written, in their order. */
export async function findAllTables(client: Client): Promise<Omit<BackedUpTable, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
  return rows;
}

/** Names of the migrations that have run; none in a database that was never migrated. */
export async function findMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ is: boolean }>(
    "select to_regclass('kysely_migration') is not null as is",
  );
  if (!found[0]?.is) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return rows.map((row) => row.name);
}

export async function findFacts(
  client: Client,
): Promise<{ readonly takenAt: string; readonly postgresVersion: string }> {
  const { rows } = await client.query<{ takenAt: Date; postgresVersion: string }>(
    `select now() as "takenAt", current_setting('server_version') as "postgresVersion"`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database did not tell the time');
  return { takenAt: row.takenAt.toISOString(), postgresVersion: row.postgresVersion };
}

/** Identity columns that have given out numbers, with the last. */
export async function findSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; lastValue: string }>(
    `select c.relname as table, a.attname as column, s.last_value::text as "lastValue"
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     join pg_sequences s on s.schemaname = current_schema()
       and pg_get_serial_sequence(quote_ident(c.relname), a.attname)
         = quote_ident(s.schemaname) || '.' || quote_ident(s.sequencename)
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
       and a.attidentity <> '' and not a.attisdropped and s.last_value is not null
     order by c.relname`,
  );
  return rows.map((row) => ({ ...row, lastValue: Number(row.lastValue) }));
}

/** Sends all rows of a table through the streams, a line each; answers how many there were. */
export async function copyOut(
  client: Client,
  { name, columns }: Omit<BackedUpTable, 'rows'>,
  through: readonly [NodeJS.ReadWriteStream, NodeJS.ReadWriteStream, Writable],
): Promise<number> {
  const copy = client.query(to(`copy ${quoted([name])} (${quoted(columns)}) to stdout`));
  await pipeline(copy, ...through);
  // The server says how many there were after the last of them.
  await client.query('select');
  return copy.rowCount;
}

/**
 * Whether the database holds no data, apart from rows of migrations. Tables without migrations
 * belong to another program, so it is not empty.
 */
export async function isEmpty(client: Client): Promise<boolean> {
  const content = ['users', 'events', 'seasons', 'event_formats', 'teams', 'audit_log'];
  const names = await findTableNames(client);
  if (!names.some((name) => migratorTables.includes(name))) return names.length === 0;
  for (const name of content.filter((table) => names.includes(table))) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount !== 0) return false;
  }
  return true;
}

/** Products that are connected to the database, as far as this role may see them. */
export async function countProducts(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name like 'callshot%'
       and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

/** Begins a restore: a product that starts meanwhile waits for its end before it migrates. */
export async function beginRestore(client: Client): Promise<void> {
  await client.query('begin');
  await client.query("set local timezone = 'UTC'");
  await client.query('set local statement_timeout = 0');
  await client.query('set local lock_timeout = 0');
  await client.query("set local maintenance_work_mem = '256MB'");
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrations]);
}

/** Statements that bring back what was taken away for the restore. */
export type Suspended = readonly string[];

/**
 * Empties all tables and drops foreign keys and triggers, which needs their owner. Rows can then
 * come in any order, past the log's trigger. Keys are checked once for all rows when they are
 * restored.
 */
export async function emptyTables(client: Client, names: readonly string[]): Promise<Suspended> {
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`,
  );
  for (const { drop } of keys) await client.query(drop);
  for (const name of names)
    await client.query(`alter table ${quoted([name])} disable trigger user`);
  await client.query(`truncate ${quoted(names)}`);
  return [
    ...names.map((name) => `alter table ${quoted([name])} enable trigger user`),
    ...keys.map(({ add }) => add),
  ];
}

/** Writes a table's lines as they were copied out; answers how many rows they made. */
export async function copyIn(
  client: Client,
  { name, columns }: BackedUpTable,
  source: readonly [Readable, NodeJS.ReadWriteStream],
): Promise<number> {
  const target = `${quoted([name])} (${quoted(columns)})`;
  const copy = client.query(from(`copy ${target} from stdin with (freeze)`));
  await pipeline(...source, copy);
  return copy.rowCount;
}

/** Numbers go on after the last that was given out, whether its row is still there or not. */
export async function setSequences(
  client: Client,
  sequences: Manifest['sequences'],
): Promise<void> {
  for (const { table, column, lastValue } of sequences) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [
      quoted([table]),
      column,
      lastValue,
    ]);
  }
}

export async function finishRestore(client: Client, suspended: Suspended): Promise<void> {
  for (const statement of suspended) await client.query(statement);
  await client.query('commit');
}

/** Statistics for the planner, which knows nothing of what was copied in. */
export async function analyzeDatabase(client: Client): Promise<void> {
  await client.query('analyze');
}
