import { join } from 'node:path';
import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import { findRunningServer } from '../../apps/server/src/platform/embedded-postgres/running-server.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** One process that brings its own database, as a small operator would run it. */
export interface EmbeddedDeployment {
  readonly db: Db;
  readonly servers: readonly [ServerProcess];
}

/** Starts one whose data lies in that folder, works with it, and stops it, whatever happened. */
export async function withEmbeddedDeployment<T>(
  folder: string,
  work: (deployment: EmbeddedDeployment) => Promise<T>,
): Promise<T> {
  const server = await startServer({ databaseUrl: '', env: { CALLSHOT_DATA: folder } });
  try {
    await server.ready();
    const connectionString = findRunningServer(join(folder, 'postgres'));
    if (connectionString === null) throw new Error(`No database runs in ${folder}`);
    const db = createDatabase(connectionString, { timeoutMs: 60_000 });
    try {
      return await work({ db, servers: [server] });
    } finally {
      await db.destroy();
    }
  } finally {
    await server.stop();
  }
}
