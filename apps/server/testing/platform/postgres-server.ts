import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../src/platform/database/database.ts';
import { migrateToLatest } from '../../src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.ts';
import { databasesOn, onDatabase, withDatabaseName } from './database-names.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server that test files make their databases on. */
    testServerUrl: string;
    /** The migrated database that they copy. */
    testTemplate: string;
    /** An instant, as text. */
    testsBeganAt: string;
  }
}

type Server = { readonly connectionString: string; readonly stop: () => Promise<void> };

/** One server for the whole run: the one TEST_DATABASE_URL names, else an embedded one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const template = `callshot_template_${process.pid}`;
  await onDatabase(server.connectionString, `create database ${template}`);
  const db = createDatabase(withDatabaseName(server.connectionString, template), { timeoutMs: 0 });
  await migrateToLatest(db).finally(() => db.destroy());
  project.provide('testServerUrl', server.connectionString);
  project.provide('testTemplate', template);
  project.provide('testsBeganAt', new Date().toISOString());
  return async () => {
    await dropAll(server.connectionString, template);
    await server.stop();
  };
}

/** The template, and what test files have planted on copies of it. */
async function dropAll(server: string, template: string): Promise<void> {
  const names = await databasesOn(server);
  for (const name of names.filter((each) => each === template || each.startsWith(`${template}_`))) {
    await onDatabase(server, `drop database ${name} with (force)`);
  }
}

async function openServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { connectionString: given, stop: async () => {} };
  const directory = mkdtempSync(join(tmpdir(), 'callshot-test-'));
  chmodSync(directory, 0o711);
  const server = await startEmbeddedPostgres({
    dataDirectory: join(directory, 'postgres'),
    // The data of a test run is thrown away: writing it twice, or waiting for the disk, would only slow it down.
    settings: {
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
      ...{ max_connections: '200' },
    },
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { connectionString: server.connectionString, stop };
}
