import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export type DatabaseOptions = {
  /** Connections of this process; the default leaves room for several processes on one server. */
  readonly maxConnections?: number;
  /** A statement, or a wait for a lock, that takes longer is given up by the server. */
  readonly timeoutMs?: number;
};

const connectWithinMs = 2500;

/** Opens a pool; `destroy()` on the result ends it. */
export function createDatabase(connectionString: string, options: DatabaseOptions = {}): Db {
  const { maxConnections = 10, timeoutMs = 2000 } = options;
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: timeoutMs,
    lock_timeout: timeoutMs,
    application_name: 'callshot',
    types: columnTypes,
  });
  // A connection that breaks is replaced by the pool; without listeners, idle or in use, it would end
  // the process. Whoever was using it hears of it from their query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    // Rows are snake_case, the program camelCase; what lies inside a json column stays as written.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Db, pg.Pool>();

export type PoolCounts = {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
};

/** Connections of the database's pool now, and calls that wait for one. */
export function countConnections(db: Db): PoolCounts {
  const pool = pools.get(db);
  if (pool === undefined) return { total: 0, idle: 0, waiting: 0 };
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** The shortest statement there is; throws when the database cannot be reached. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
