import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { patientConnectMs } from '../database/database.ts';
import { explainFile } from '../failures/explain-file.ts';
import { BackupProblem } from './backup-problem.ts';
import { checksumLines, checksumsFile } from './checksums.ts';
import { leftOut, migratorTables } from './left-out.ts';
import { type BackedUpTable, dataFileOf, type Manifest, manifestFile } from './manifest.ts';
import {
  beginSnapshot,
  copyOut,
  findAllTables,
  findFacts,
  findMigrations,
  findSequences,
} from './stored-tables.repository.ts';

export interface BackupOptions {
  readonly connectionString: string;
  /** Made, with the backup in it; there must be nothing yet. */
  readonly folder: string;
  readonly productVersion: string;
}

/** Ends the names of folders that are not whole yet. */
const draftEnding = '.partial';
export const draftName = /\.[0-9a-f]{8}\.partial$/;

const isMine = 0o600;
/** Compressing harder takes several times as long and saves a tenth. */
const gzipLevel = 1;

/** Writes what one snapshot of the database holds, while the product goes on working. */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { connectionString, folder, productVersion } = options;
  if (existsSync(folder)) throw new BackupProblem(`${folder} is there already.`);
  const draft = join(
    dirname(folder),
    `${basename(folder)}.${randomBytes(4).toString('hex')}${draftEnding}`,
  );
  await mkdir(draft, { recursive: true, mode: 0o700 }).catch((error) => refuse(error, folder));
  const client = new pg.Client({
    connectionString,
    application_name: 'callshot-backup',
    connectionTimeoutMillis: patientConnectMs,
  });
  try {
    await client.connect();
    await beginSnapshot(client);
    const manifest = await writeTables(client, draft, productVersion);
    await client.query('commit');
    await syncFolder(draft);
    await rename(draft, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await client.end();
  }
}

function refuse(error: Error, folder: string): never {
  const text = explainFile(error, { path: folder });
  throw text === null ? error : new BackupProblem(text, { cause: error });
}

async function writeTables(
  client: pg.ClientBase,
  draft: string,
  productVersion: string,
): Promise<Manifest> {
  const isKept = ({ name }: { readonly name: string }): boolean =>
    !migratorTables.includes(name) && !(name in leftOut);
  const migrations = await findMigrations(client);
  if (migrations.length === 0) throw new BackupProblem('The database has no tables of Callshot.');
  const sums = new Map<string, string>();
  const tables: BackedUpTable[] = [];
  for (const table of (await findAllTables(client)).filter(isKept)) {
    const file = dataFileOf(table.name);
    const written = await writeTable(client, table, join(draft, file));
    tables.push({ ...table, rows: written.rows });
    sums.set(file, written.sum);
  }
  const manifest: Manifest = {
    format: 1,
    ...(await findFacts(client)),
    productVersion,
    migrations,
    tables,
    // Numbers are given out beside all snapshots: read last, none is lower than a row's.
    sequences: await findSequences(client),
    leftOut: Object.keys(leftOut),
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  sums.set(manifestFile, createHash('sha256').update(text).digest('hex'));
  await writeOwn(join(draft, manifestFile), text);
  await writeOwn(join(draft, checksumsFile), checksumLines(sums));
  return manifest;
}

async function writeTable(
  client: pg.ClientBase,
  table: Omit<BackedUpTable, 'rows'>,
  path: string,
): Promise<{ readonly rows: number; readonly sum: string }> {
  const hash = createHash('sha256');
  const rows = await copyOut(client, table, [
    createGzip({ level: gzipLevel }),
    hashing(hash),
    createWriteStream(path, { flags: 'wx', mode: isMine, flush: true }),
  ]);
  return { rows, sum: hash.digest('hex') };
}

const hashing = (hash: Hash): Transform =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });

const writeOwn = (path: string, text: string): Promise<void> =>
  writeFile(path, text, { mode: isMine, flush: true });

/** A name that was written survives a power cut only once its folder is written too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
