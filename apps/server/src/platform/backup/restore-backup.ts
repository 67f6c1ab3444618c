import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import * as productMigrations from '../../../migrations/index.ts';
import { createDatabase, patientConnectMs } from '../database/database.ts';
import { type Migrations, migrateToLatest } from '../database/migrate.ts';
import { BackupProblem } from './backup-problem.ts';
import { verifyChecksums } from './checksums.ts';
import { dataFileOf, type Manifest, manifestFile, parseManifest } from './manifest.ts';
import {
  analyzeDatabase,
  beginRestore,
  copyIn,
  countProducts,
  emptyTables,
  findAllTables,
  findMigrations,
  finishRestore,
  isEmpty,
  setSequences,
} from './stored-tables.repository.ts';

export interface RestoreOptions {
  readonly connectionString: string;
  readonly folder: string;
  /** The migrations that this program knows. */
  readonly migrations?: Migrations;
}

/**
 * Brings an empty database to what the backup holds, at the backup's schema and then at this
 * program's: all rows in one transaction, or none.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { connectionString, folder, migrations = productMigrations } = options;
  const manifest = await readBackup(folder, migrations);
  const client = new pg.Client({
    connectionString,
    application_name: 'callshot-restore',
    connectionTimeoutMillis: patientConnectMs,
  });
  await client.connect();
  try {
    await requireUnused(client);
    await requireRoom(client, manifest);
    await migrate(connectionString, migrationsOf(manifest, migrations));
    await restoreRows(client, folder, manifest);
    await migrate(connectionString, migrations);
    await analyzeDatabase(client);
    return manifest;
  } finally {
    await client.end();
  }
}

/** A backup that is whole and that this program understands. */
async function readBackup(folder: string, known: Migrations): Promise<Manifest> {
  await verifyChecksums(folder, [manifestFile]);
  const manifest = parseManifest(readFileSync(join(folder, manifestFile), 'utf8'));
  if (manifest === null) {
    throw new BackupProblem(
      'The backup has a form that this Callshot does not know; use a newer one.',
    );
  }
  const unknown = manifest.migrations.filter((name) => !(name in known));
  if (unknown.length > 0) {
    throw new BackupProblem(
      `The backup is of a newer Callshot (${manifest.productVersion}): this one does not know ${unknown.join(', ')}. Nothing was restored.`,
    );
  }
  await verifyChecksums(
    folder,
    manifest.tables.map(({ name }) => dataFileOf(name)),
  );
  return manifest;
}

const migrationsOf = (manifest: Manifest, known: Migrations): Migrations =>
  Object.fromEntries(Object.entries(known).filter(([name]) => manifest.migrations.includes(name)));

/** Connections of a product that was stopped just now take a moment to end. */
async function requireUnused(client: pg.ClientBase): Promise<void> {
  for (let look = 0; look < 20; look += 1) {
    if ((await countProducts(client)) === 0) return;
    await pause(100);
  }
  throw new BackupProblem('A Callshot is connected to this database. Stop it first.');
}

/** Refuses a database that holds something or whose tables are newer than the backup's. */
async function requireRoom(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  if (!(await isEmpty(client))) {
    throw new BackupProblem(
      'The database is not empty. Restore into a new one: another DATABASE_URL or CALLSHOT_DATA.',
    );
  }
  const newer = (await findMigrations(client)).filter(
    (name) => !manifest.migrations.includes(name),
  );
  if (newer.length > 0) {
    throw new BackupProblem(
      `The tables of this database are newer than the backup (${newer.join(', ')}). Restore into a new database: it is brought up to date afterwards.`,
    );
  }
}

async function migrate(connectionString: string, migrations: Migrations): Promise<void> {
  const db = createDatabase(connectionString, { maxConnections: 1 });
  try {
    await migrateToLatest(db, migrations);
  } finally {
    await db.destroy();
  }
}

async function restoreRows(
  client: pg.ClientBase,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  await beginRestore(client);
  try {
    // Again, now that a product that starts has to wait: one may have been quicker.
    await requireRoom(client, manifest);
    const own = new Set([...manifest.tables.map(({ name }) => name), ...manifest.leftOut]);
    const names = (await findAllTables(client)).map(({ name }) => name);
    const suspended = await emptyTables(
      client,
      names.filter((name) => own.has(name)),
    );
    for (const table of manifest.tables) {
      const source = [
        createReadStream(join(folder, dataFileOf(table.name))),
        createGunzip(),
      ] as const;
      const rows = await copyIn(client, table, source);
      if (rows === table.rows) continue;
      throw new BackupProblem(`${table.name} has ${rows} rows instead of ${table.rows}.`);
    }
    await setSequences(client, manifest.sequences);
    await finishRestore(client, suspended);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
