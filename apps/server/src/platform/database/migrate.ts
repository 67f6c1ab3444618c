import { games } from '@callshot/rules';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import * as productMigrations from '../../../migrations/index.ts';
import { OperatorProblem } from '../failures/operator-problem.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { createDatabase, patientConnectMs } from './database.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates at a start, on a connection of its own without timeouts: migrating, and waiting for
 * another process to migrate, may take long.
 */
export async function migrateAtStart(
  connectionString: string,
  migrations: Migrations = productMigrations,
): Promise<void> {
  const db = createDatabase(connectionString, {
    maxConnections: 1,
    timeoutMs: 0,
    connectMs: patientConnectMs,
  });
  try {
    await migrateToLatest(db, migrations);
  } finally {
    await db.destroy();
  }
}

/** Runs what is missing, once, however many processes ask; all of it or, when one fails, none. */
export async function migrateToLatest<DB>(
  db: Kysely<DB>,
  migrations: Migrations = productMigrations,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await requireVersion(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = 0`.execute(connection);
    // Else the statement of a process that was killed works on, and the next start waits for it.
    await sql`set client_connection_check_interval = '1s'`.execute(connection);
    await sql`select pg_advisory_lock(${advisoryLocks.migrations})`.execute(connection);
    try {
      await run(connection, migrations);
      if (migrations === productMigrations) await addGames(connection);
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLocks.migrations})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset client_connection_check_interval`.execute(connection);
    }
  });
}

/** Whether the database holds every migration this program knows. */
export async function isMigrated<DB>(
  db: Kysely<DB>,
  migrations: Migrations = productMigrations,
): Promise<boolean> {
  const known = await createMigrator(db, migrations).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

const oldestVersion = 15;

async function requireVersion<DB>(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version`.execute(db);
  const problem = versionProblem(rows[0]?.version ?? 0);
  if (problem !== null) throw new OperatorProblem(problem);
}

/** The fault of a server version such as 140011, or null. */
export function versionProblem(serverVersion: number): string | null {
  const version = Math.floor(serverVersion / 10_000);
  if (version >= oldestVersion) return null;
  return `The database server is PostgreSQL ${version}, and Callshot needs ${oldestVersion} or newer: name another in DATABASE_URL.`;
}

async function run<DB>(db: Kysely<DB>, migrations: Migrations): Promise<void> {
  const { error, results = [] } = await createMigrator(db, migrations).migrateToLatest();
  if (error === undefined) return;
  const failed = results.find((result) => result.status === 'Error');
  throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}

/** Games that this program knows and the database does not. */
async function addGames<DB>(db: Kysely<DB>): Promise<void> {
  for (const { id, prefix, name } of games) {
    await sql`
      insert into games (id, name, icon_url, trophy_image_prefix)
      values (${id}, ${name}, ${`/games/${prefix}.svg`}, '/trophies')
      on conflict (id) do nothing`.execute(db);
  }
}

function createMigrator<DB>(db: Kysely<DB>, migrations: Migrations): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
}
