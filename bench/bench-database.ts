import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Db } from '../apps/server/src/platform/database/database.ts';
import { migrateToLatest } from '../apps/server/src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { onDatabase, withDatabaseName } from '../apps/server/testing/platform/database-names.ts';

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

let server: Promise<Server> | null = null;
let migrated: Promise<string> | null = null;

/** `BENCH_DATABASE_URL`, or an embedded server that the benches of a process share. */
function serverOfProcess(): Promise<Server> {
  server ??= startServer();
  return server;
}

async function startServer(): Promise<Server> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const dataDirectory = mkdtempSync(join(tmpdir(), 'callshot-bench-'));
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDirectory });
  return {
    url: connectionString,
    stop: async () => {
      await stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** After the last bench of a process. */
export async function stopDatabaseServer(): Promise<void> {
  const started = await server?.catch(() => null);
  if (!started) return;
  const template = await migrated?.catch(() => null);
  if (template) await onDatabase(started.url, `drop database ${template}`);
  await started.stop();
}

const newName = (): string => `callshot_bench_${randomUUID().replaceAll('-', '')}`;

/** Runs `work` on an empty database that lives as long as it does. */
export async function withDatabase<T>(
  work: (connectionString: string) => Promise<T>,
  template?: string,
): Promise<T> {
  const { url } = await serverOfProcess();
  const name = newName();
  await onDatabase(url, `create database ${name}${template ? ` template ${template}` : ''}`);
  try {
    return await work(withDatabaseName(url, name));
  } finally {
    await onDatabase(url, `drop database ${name} with (force)`);
  }
}

/** Every database of a process is a copy of one that was migrated once. */
function migratedTemplate(): Promise<string> {
  migrated ??= (async () => {
    const { url } = await serverOfProcess();
    const name = newName();
    await onDatabase(url, `create database ${name}`);
    const db = createDatabase(withDatabaseName(url, name));
    await migrateToLatest(db).finally(() => db.destroy());
    return name;
  })();
  return migrated;
}

/**
 * Runs `work` on a database of its own, as the product makes one. Without `timeoutMs` statements have the
 * product's timeout.
 */
export const onNewDatabase = async <T>(
  work: (db: Db, connectionString: string) => Promise<T>,
  options: { readonly timeoutMs?: number } = {},
): Promise<T> =>
  withDatabase(
    async (connectionString) => {
      const db = createDatabase(connectionString, options);
      try {
        return await work(db, connectionString);
      } finally {
        await db.destroy();
      }
    },
    await migratedTemplate(),
  );
