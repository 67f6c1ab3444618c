import { sql } from 'kysely';
import * as migrations from '../../apps/server/migrations/index.ts';
import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import { onDatabase, withDatabaseName } from '../../apps/server/testing/platform/database-names.ts';
import { type Command, startCommand } from './command.ts';
import { atMost, exactly, type Finding, type TroubleOptions } from './finding.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { startServer } from './server-process.ts';
import { waitUntil } from './wait-until.ts';

/** Duration of the slow migration: far longer than its killed process may keep others waiting. */
const slowSeconds = 60;
const againWithin = 20;
const program = 'bench/trouble/migrating-process.ts';

/** A migration is killed half-way, by its process and by its connection; processes start at once. */
export async function run(_options: TroubleOptions): Promise<Finding[]> {
  const postgres = await startPostgres();
  try {
    return [
      ...(await killHalfWay(postgres, 'its process', async ({ child }) => {
        child.kill('SIGKILL');
      })),
      ...(await killHalfWay(postgres, 'PostgreSQL', async (_command, pid) => {
        // One backend's violent death makes the whole server recover from its log.
        process.kill(pid, 'SIGKILL');
      })),
      ...(await startTogether(postgres)),
    ];
  } finally {
    await postgres.remove();
  }
}

async function withNewDatabase<T>(
  { connectionString }: PostgresServer,
  name: string,
  work: (db: Db, url: string) => Promise<T>,
): Promise<T> {
  await onDatabase(connectionString, `create database ${name}`);
  const url = withDatabaseName(connectionString, name);
  const db = createDatabase(url, { maxConnections: 2 });
  return work(db, url).finally(() => db.destroy());
}

const migrate = (url: string, seconds: number): Command =>
  startCommand(program, [], { DATABASE_URL: url, SLOW_SECONDS: String(seconds) });

async function killHalfWay(
  postgres: PostgresServer,
  what: string,
  kill: (command: Command, pid: number) => Promise<void>,
): Promise<Finding[]> {
  const name = `half_${what.replace(/\W/g, '_').toLowerCase()}`;
  return withNewDatabase(postgres, name, async (db, url) => {
    const first = migrate(url, slowSeconds);
    const pid = await sleepingBackend(db);
    await kill(first, pid);
    const { code } = await first.ended;
    await waitUntil('the database answers', 30_000, () =>
      countTables(db).then(
        () => true,
        () => false,
      ),
    );
    const left = await countTables(db);
    const again = await migrate(url, 0).ended;
    if (again.code !== 0) throw new Error(again.output);
    return [
      exactly(`migration cut short by the death of ${what}`, code === 0 ? 0 : 1, 'times', 1),
      exactly('… tables that it left', left, '', 0),
      atMost('… run again, waiting for the dead one included', again.seconds, 's', againWithin),
      exactly('… steps of it in the table', await countSteps(db), '', 2),
      exactly('… migrations recorded', await countRecorded(db), '', knownCount + 1),
    ];
  });
}

const knownCount = Object.keys(migrations).length;

async function countOf(db: Db, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]?.count ?? 0;
}

const countTables = (db: Db): Promise<number> =>
  countOf(
    db,
    sql`select count(*)::int as count from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'`,
  );
const countSteps = (db: Db): Promise<number> =>
  countOf(db, sql`select count(*)::int as count from slow_migration`);
const countRecorded = (db: Db): Promise<number> =>
  countOf(db, sql`select count(*)::int as count from kysely_migration`);

async function sleepingBackend(db: Db): Promise<number> {
  let pid = 0;
  await waitUntil('the slow migration is half-way', 60_000, async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and state = 'active' and wait_event = 'PgSleep'`.execute(
      db,
    );
    pid = rows[0]?.pid ?? 0;
    return pid > 0;
  });
  return pid;
}

/** Several at once, slow; then two built products at once on another new database. */
async function startTogether(postgres: PostgresServer): Promise<Finding[]> {
  const slow = await withNewDatabase(postgres, 'together', async (db, url) => {
    const ends = await Promise.all([1, 2, 3].map(() => migrate(url, 3).ended));
    for (const { code, output } of ends) if (code !== 0) console.error(output);
    return [
      exactly(
        'processes that migrate at once, failed',
        ends.filter(({ code }) => code !== 0).length,
        '',
        0,
      ),
      exactly('… steps of the slow migration', await countSteps(db), '', 2),
      exactly('… migrations recorded', await countRecorded(db), '', knownCount + 1),
    ];
  });
  const products = await withNewDatabase(postgres, 'products', async (db, url) => {
    const servers = [
      await startServer({ databaseUrl: url }),
      await startServer({ databaseUrl: url }),
    ];
    await Promise.all(servers.map((server) => server.ready()));
    const recorded = await countRecorded(db);
    await Promise.all(servers.map((server) => server.stop()));
    return [exactly('two products started at once: migrations recorded', recorded, '', knownCount)];
  });
  return [...slow, ...products];
}
