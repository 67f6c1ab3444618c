import { setTimeout as delay } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { columnTypes } from './column-types.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { createLimitedPool, type LimitedPool, type PoolCounts } from './limited-pool.ts';
import type { Schema } from './schema.ts';
import { isUrgent } from './urgency.ts';

export type Db = Kysely<Schema>;

export type DatabaseOptions = {
  /** Connections of this process; the default leaves room for several processes on one server. */
  readonly maxConnections?: number;
  /** A statement, or a wait for a lock, that takes longer is given up; 0 lets it take its time. */
  readonly timeoutMs?: number;
  /** By default so long that every call is answered within 3 s. */
  readonly connectMs?: number;
  /** The same database through a pooler of transactions, for all but urgent calls. */
  readonly poolerUrl?: string | null;
};

/** Milliseconds of a statement of the usual pool. */
export const usualStatementMs = 2000;

/**
 * For programs that can wait: a server on which many start at once may be slow to accept
 * connections.
 */
export const patientConnectMs = 10_000;

/** Connections of a process that are reserved for urgent calls [rule: safety-34]. */
const urgentConnections = 2;
/** It waits for saves that are under way: for longer than these may take. */
const urgentMs = 5000;

/** Opens a pool; `destroy()` on the result ends it. */
export function createDatabase(connectionString: string, options: DatabaseOptions = {}): Db {
  const { maxConnections = 10, timeoutMs = usualStatementMs, connectMs = 1500 } = options;
  const { poolerUrl = null } = options;
  const open = (name: string, max: number, statementMs: number, pooler?: string | null) =>
    createLimitedPool(
      {
        connectionString: pooler ?? connectionString,
        ...{ max, application_name: name, types: columnTypes },
      },
      { statementMs, connectMs, isPooled: pooler != null },
    );
  const pool = open('callshot', maxConnections, timeoutMs, poolerUrl);
  // Opened when the first urgent call needs it, and left again when it has rested for a while.
  const urgent = open(
    'callshot-urgent',
    urgentConnections,
    timeoutMs && Math.max(timeoutMs, urgentMs),
  );
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: () => (isUrgent() ? urgent : pool).connect(),
        end: async () => {
          await Promise.all([pool.end(), urgent.end()]);
        },
      },
    }),
    // Rows are snake_case, the program camelCase; what lies inside a json column stays as written.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<object, LimitedPool>();

/** Connections of the database's usual pool now, and calls that wait for one. */
export function countConnections(db: Db): PoolCounts {
  return pools.get(db)?.count() ?? { total: 0, idle: 0, waiting: 0 };
}

/** When this process found the database gone; null = it is there, as far as is known. */
export function goneSince(db: Kysely<Schema>): Date | null {
  return pools.get(db)?.goneSince() ?? null;
}

/** Whether statements wait, and none of this pool has been answered for a while. */
export function isSilent(db: Kysely<Schema>): boolean {
  return pools.get(db)?.isSilent() ?? false;
}

/** For how long it has left statements waiting without a word; 0 = it has not. */
export function silentMs(db: Kysely<Schema>): number {
  return pools.get(db)?.silentMs() ?? 0;
}

/** The shortest statement there is; throws when the database cannot be reached. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

const pingAgainMs = 250;

/** For a start: a server that is slow to accept connections has as long as it has for a command. */
export async function pingPatiently(db: Db): Promise<void> {
  const until = performance.now() + patientConnectMs;
  for (;;) {
    try {
      return await pingDatabase(db);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > until) throw error;
    }
    await delay(pingAgainMs);
  }
}
