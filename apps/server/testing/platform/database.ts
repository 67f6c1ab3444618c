import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import {
  createDatabase,
  type DatabaseOptions,
  type Db,
} from '../../src/platform/database/database.ts';
import { onDatabase, withDatabaseName } from './database-names.ts';

export type TestDatabase = { readonly db: Db; readonly connectionString: string };

/** Longer than a busy machine takes: for tests that are not about limits of time. */
export const patient = { timeoutMs: 60_000, connectMs: 60_000 } satisfies DatabaseOptions;

/**
 * A database for one test file with the migrations applied, dropped after its last test. `isEmpty`
 * leaves the migrations out. `copyOf` names another one to copy, which must have no connections.
 * The pool waits longer than a busy machine takes, unless a test sets its limits.
 */
export async function testDatabase(
  options: DatabaseOptions & { readonly isEmpty?: boolean; readonly copyOf?: string } = {},
): Promise<TestDatabase> {
  const { isEmpty = false, copyOf = inject('testTemplate'), ...given } = options;
  const databaseOptions = { ...patient, ...given };
  const server: string | undefined = inject('testServerUrl');
  if (server === undefined) throw new Error('Tests that need a database are x.database.test.ts');
  const name = `callshot_test_${randomUUID().replaceAll('-', '')}`;
  const template = isEmpty ? 'template0' : copyOf;
  // Copying files takes a fraction of what writing every page through the log does.
  await onDatabase(server, `create database ${name} template ${template} strategy file_copy`);
  const connectionString = withDatabaseName(server, name);
  const db = createDatabase(connectionString, databaseOptions);
  afterAll(async () => {
    await db.destroy();
    await onDatabase(server, `drop database if exists ${name} with (force)`);
    // A product that was started on it made one.
    await onDatabase(server, `drop role if exists ${name.slice(0, 50)}_app`);
  });
  return { db, connectionString };
}
