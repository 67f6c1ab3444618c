import { join } from 'node:path';
import { readConfig } from '../app/config.ts';
import { createDatabase, type Db, patientConnectMs } from '../platform/database/database.ts';
import { migrateToLatest } from '../platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { hasCluster } from '../platform/embedded-postgres/home-directory.ts';
import { findRunningServer } from '../platform/embedded-postgres/running-server.ts';
import { OperatorProblem } from '../platform/failures/operator-problem.ts';

/** Whether a command may begin an embedded database where there is none yet. */
type IfMissing = 'make' | 'refuse';

export interface MaintenanceServer {
  readonly connectionString: string;
  readonly publicUrl: string;
  readonly stop: () => Promise<void>;
}

/** The configured database's server for a command: given, a running product's, or started for it. */
export async function openServerForMaintenance(
  env: NodeJS.ProcessEnv,
  ifMissing: IfMissing,
): Promise<MaintenanceServer> {
  const read = readConfig(env);
  if (!read.ok) throw new OperatorProblem(read.problems.join('\n'));
  const { databaseUrl, dataDirectory, publicUrl } = read.config;
  const stop = async (): Promise<void> => {};
  if (databaseUrl !== null) {
    return { connectionString: databaseUrl, publicUrl, stop };
  }
  const postgres = join(dataDirectory, 'postgres');
  if (ifMissing === 'refuse' && !hasCluster(postgres)) {
    throw new OperatorProblem(
      `There is no database of Callshot in ${dataDirectory}: correct CALLSHOT_DATA, or set DATABASE_URL.`,
    );
  }
  const running = findRunningServer(postgres);
  if (running !== null) return { connectionString: running, publicUrl, stop };
  const started = await startEmbeddedPostgres({ dataDirectory: postgres });
  return { ...started, publicUrl };
}

export interface Maintenance {
  readonly db: Db;
  readonly connectionString: string;
  readonly publicUrl: string;
  readonly close: () => Promise<void>;
}

/** The configured database, migrated, for a command beside the product or without one. */
export async function openForMaintenance(
  env: NodeJS.ProcessEnv,
  ifMissing: IfMissing = 'make',
  /** Must succeed before the database is migrated. */
  check: (db: Db) => Promise<void> = async () => {},
): Promise<Maintenance> {
  const { connectionString, publicUrl, stop } = await openServerForMaintenance(env, ifMissing);
  // No timeout: no user waits for the answer of a command.
  const db = createDatabase(connectionString, { timeoutMs: 0, connectMs: patientConnectMs });
  const close = async (): Promise<void> => {
    try {
      await db.destroy();
    } finally {
      await stop();
    }
  };
  try {
    await check(db);
    await migrateToLatest(db);
    return { db, connectionString, publicUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
