import { plantDemoWorld } from '@callshot/seed';
import { inject } from 'vitest';
import { createDatabase } from '../../src/platform/database/database.ts';
import { patient, type TestDatabase, testDatabase } from '../platform/database.ts';
import { onDatabase, withDatabaseName } from '../platform/database-names.ts';

/** When the demo world of demoDatabase was planted. */
export const plantedAt = new Date();
let planted: Promise<string> | undefined;

/** A database of this test file's own that holds the demo world; planted once in a worker, then copied. */
export async function demoDatabase(): Promise<TestDatabase> {
  planted ??= plant();
  return testDatabase({ copyOf: await planted });
}

/** Goes with the server's template, whose name its own begins with. */
async function plant(): Promise<string> {
  const server = inject('testServerUrl');
  const name = `${inject('testTemplate')}_demo_${process.pid}`;
  await onDatabase(server, `create database ${name} template ${inject('testTemplate')}`);
  const db = createDatabase(withDatabaseName(server, name), patient);
  await plantDemoWorld(db, plantedAt).finally(() => db.destroy());
  return name;
}
