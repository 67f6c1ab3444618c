import { join } from 'node:path';
import { readConfig } from './config.ts';
import { createDatabase, type Db } from './platform/database/database.ts';
import { migrateToLatest } from './platform/database/migrate.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';

/** The configured database, migrated, for a command that runs beside no product. */
export async function openForMaintenance(
  env: NodeJS.ProcessEnv,
): Promise<{ db: Db; close(): Promise<void> }> {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { databaseUrl, dataDirectory } = read.config;
  const server =
    databaseUrl === null
      ? await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, 'postgres') })
      : { connectionString: databaseUrl, stop: async () => {} };
  const db = createDatabase(server.connectionString);
  await migrateToLatest(db);
  return { db, close: () => db.destroy().finally(server.stop) };
}
