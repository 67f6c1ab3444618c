import { plantDemoWorld } from '@callshot/seed';
import { inject } from 'vitest';
import { createDatabase } from '../../src/platform/database/database.ts';
import { patient, type TestDatabase, testDatabase } from '../platform/database.ts';
import { databasesOn, inTurn, onDatabase, withDatabaseName } from '../platform/database-names.ts';

/** When the demo world of demoDatabase was planted. */
export const plantedAt = new Date(inject('testsBeganAt'));
let planted: Promise<string> | undefined;

/** A database of this test file's own that holds the demo world; planted once in a run, then copied. */
export async function demoDatabase(): Promise<TestDatabase> {
  planted ??= plant();
  return testDatabase({ copyOf: await planted });
}

/** The worker that asks first plants it, the others wait. It is dropped with the server's template. */
async function plant(): Promise<string> {
  const server = inject('testServerUrl');
  const template = inject('testTemplate');
  const name = `${template}_demo`;
  await inTurn(server, async () => {
    if ((await databasesOn(server)).includes(name)) return;
    const unfinished = `${name}_unfinished`;
    await onDatabase(server, `drop database if exists ${unfinished}`);
    await onDatabase(server, `create database ${unfinished} template ${template}`);
    const db = createDatabase(withDatabaseName(server, unfinished), patient);
    await plantDemoWorld(db, plantedAt).finally(() => db.destroy());
    await onDatabase(server, `alter database ${unfinished} rename to ${name}`);
  });
  return name;
}
