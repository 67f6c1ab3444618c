import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { loadSyntheticEvent } from '@callshot/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as migrations from '../../../migrations/index.ts';
import { type TestDatabase, testDatabase } from '../../../testing/platform/database.ts';
import { onDatabase, withDatabaseName } from '../../../testing/platform/database-names.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { findChainHead, linkAuditRows } from '../../staff/audit/audit-chain.repository.ts';
import { verifyAudit } from '../../staff/audit/verify-audit.service.ts';
import type { Db } from '../database/database.ts';
import { isMigrated, migrateToLatest } from '../database/migrate.ts';
import { checksumLines, checksumOf, checksumsFile } from './checksums.ts';
import { leftOut, migratorTables } from './left-out.ts';
import { type Manifest, manifestFile } from './manifest.ts';
import { removeOldBackups } from './old-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const scratch = mkdtempSync(join(tmpdir(), 'callshot-backup-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const product = await testProduct();
const folder = join(scratch, 'whole');
let manifest: Manifest;

beforeAll(async () => {
  await product.user('chief', ['Admin']);
  await loadSyntheticEvent(product, {
    entries: 500,
    name: 'Synthetic Major',
    hasResults: true,
    now: new Date(),
  });
  // Characters that COPY escapes.
  await sql`insert into settings (name, value, store_key)
    values ('odd', E'a\\\\b\tc\nd\r\\N é 🏆', 'odd')`.execute(product.db);
  await sql`select nextval(pg_get_serial_sequence('seasons', 'id'))`.execute(product.db);
  // The rest waits for a link in the backup as well.
  expect(await linkAuditRows(product.db, 2)).toBe(2);
  manifest = await backUp(folder);
}, 60_000);

const backUp = (path: string, connectionString = product.connectionString): Promise<Manifest> =>
  writeBackup({ connectionString, folder: path, productVersion: '9.9.9' });

const emptyDatabase = (): Promise<TestDatabase> => testDatabase({ isEmpty: true });

/** The rows of every table that a backup holds, a hash each. */
async function contentOf(db: Db, tables = manifest.tables): Promise<Record<string, unknown>> {
  const hashes: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select count(*)::int as count,
      md5(string_agg(t::text, ';' order by t::text)) as hash from ${sql.table(name)} t`.execute(db);
    hashes[name] = rows[0];
  }
  return hashes;
}

/** Everything about tables that a restore takes away and has to bring back. */
async function schemaOf(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as is
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal
    union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    order by 1, 2, 3`.execute(db);
  return rows;
}

describe('a restored database', () => {
  let restored: TestDatabase;

  beforeAll(async () => {
    restored = await emptyDatabase();
    await restoreBackup({ connectionString: restored.connectionString, folder });
  }, 60_000);

  test('holds every row of every table as it was [rule: safety-19]', async () => {
    expect(await contentOf(restored.db)).toEqual(await contentOf(product.db));
    expect(manifest.tables.find(({ name }) => name === 'entries')?.rows).toBe(1000);
  });

  test('has every key, trigger and index', async () => {
    expect(await isMigrated(restored.db)).toBe(true);
    expect(await schemaOf(restored.db)).toEqual(await schemaOf(product.db));
  });

  test('keeps its log append-only, its locks and its foreign keys', async () => {
    const change = sql`update audit_log set reason = 'none'`.execute(restored.db);
    await expect(change).rejects.toThrow('append-only');
    const late = sql`update entries set version = version + 1`.execute(restored.db);
    await expect(late).rejects.toMatchObject({ code: 'CS001' });
    const stray = sql`insert into user_roles values (0, 1)`.execute(restored.db);
    await expect(stray).rejects.toMatchObject({ code: '23503' });
  });

  test('goes on with the chain of its audit log', async () => {
    const { db, connectionString } = await emptyDatabase();
    await restoreBackup({ connectionString, folder });
    const head = (await findChainHead(product.db)) ?? null;
    const found = await verifyAudit(db, head);
    expect([head?.nr, found.links, found.faults]).toEqual([1, 2, []]);
  });

  test('gives out numbers that were never given out before', async () => {
    const next = sql<{ id: number }>`select nextval(pg_get_serial_sequence('seasons', 'id')) as id`;
    expect((await next.execute(restored.db)).rows).toEqual([{ id: 2 }]);
    const again = await testProduct(restored);
    const users = await sql<{ max: number }>`select max(id) as max from users`.execute(product.db);
    await expect(again.user('newcomer')).resolves.toMatchObject({
      id: (users.rows[0]?.max ?? 0) + 1,
    });
  });

  test('holds nothing of what is left out, and says so', async () => {
    const known = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(restored.db);
    const tables = known.rows.map(({ name }) => name).sort();
    const named = manifest.tables.map(({ name }) => name);
    expect([...named, ...Object.keys(leftOut), ...migratorTables].sort()).toEqual(tables);
    expect(manifest.leftOut).toEqual(Object.keys(leftOut));
    const fresh = await emptyDatabase();
    await restoreBackup({ connectionString: fresh.connectionString, folder });
    expect((await sql`select from sessions`.execute(product.db)).rows.length).toBeGreaterThan(0);
    expect((await sql`select from sessions`.execute(fresh.db)).rows).toEqual([]);
  });
});

test('a backup is one snapshot: what is written meanwhile is not in it, nor half of it', async () => {
  const path = join(scratch, 'busy');
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      await product.db.transaction().execute(async (trx) => {
        await sql`insert into seasons (game_id, name, starts_at, ends_at)
          select 1, 'busy', now() + n * interval '1 s', now() + (n + 1) * interval '1 s'
          from (select count(*) as n from seasons) counted`.execute(trx);
        await sql`insert into teams (game_id, external_id, name, abbreviation)
          select 1, 'busy' || count(*), 'Busy', 'B' from seasons`.execute(trx);
      });
    }
  })();
  const busy = await backUp(path).finally(() => {
    isOver = true;
  });
  await writing;
  const rowsOf = (name: string) => busy.tables.find((table) => table.name === name)?.rows ?? 0;
  const teamsBefore = manifest.tables.find(({ name }) => name === 'teams')?.rows ?? 0;
  expect(rowsOf('teams') - teamsBefore).toBe(rowsOf('seasons'));
});

test('only its owner can read a backup, and sha256sum understands its list', () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const files = readdirSync(folder);
  for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  const listed = readFileSync(join(folder, checksumsFile), 'utf8').match(/\S+$/gm);
  expect([...(listed ?? []), checksumsFile].sort()).toEqual(files.sort());
});

test('a backup does not write over anything', async () => {
  await expect(backUp(folder)).rejects.toThrow('is there already');
});

test('an owner without further rights can back up and restore', async () => {
  const role = `callshot_owner_${process.pid}`;
  const name = `${role}_db`;
  const { connectionString: server } = product;
  await onDatabase(server, `create role ${role} login`);
  await onDatabase(server, `create database ${name} owner ${role} template template0`);
  try {
    const owned = withDatabaseName(server, name).replace(/\/\/[^@]*@/, `//${role}@`);
    await restoreBackup({ connectionString: owned, folder });
    const again = await backUp(join(scratch, 'owned'), owned);
    expect(again.tables).toEqual(manifest.tables);
  } finally {
    await onDatabase(server, `drop database ${name} with (force)`);
    await onDatabase(server, `drop role ${role}`);
  }
}, 30_000);

test('a backup of an older schema is restored and brought up to date', async () => {
  const older = Object.fromEntries(Object.entries(migrations).slice(0, 5));
  const old = await emptyDatabase();
  await migrateToLatest(old.db, older);
  await sql`insert into users (username, username_key) values ('elder', 'elder')`.execute(old.db);
  const path = join(scratch, 'older');
  expect((await backUp(path, old.connectionString)).migrations).toEqual(Object.keys(older));
  const { db, connectionString } = await emptyDatabase();
  await restoreBackup({ connectionString, folder: path });
  expect(await isMigrated(db)).toBe(true);
  expect((await sql`select username from users`.execute(db)).rows).toEqual([{ username: 'elder' }]);
}, 30_000);

describe('a restore is refused', () => {
  /** A copy of the backup in which something was changed, with a list that fits if asked for. */
  async function spoilt(change: (path: string) => void, isListed = false): Promise<string> {
    const path = mkdtempSync(join(scratch, 'spoilt-'));
    cpSync(folder, path, { recursive: true });
    change(path);
    if (!isListed) return path;
    const sums = new Map<string, string>();
    for (const file of readdirSync(path).filter((name) => name !== checksumsFile)) {
      sums.set(file, await checksumOf(join(path, file)));
    }
    writeFileSync(join(path, checksumsFile), checksumLines(sums));
    return path;
  }

  const flip = (file: string) => (path: string) => {
    const bytes = readFileSync(join(path, file));
    const at = bytes.length >> 1;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(join(path, file), bytes);
  };
  const manifestWith = (change: (of: Manifest) => unknown) => (path: string) => {
    const of = JSON.parse(readFileSync(join(path, manifestFile), 'utf8'));
    change(of);
    writeFileSync(join(path, manifestFile), JSON.stringify(of));
  };
  const lastLineGone = (path: string) => {
    const file = join(path, 'entries.copy.gz');
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(file, gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)));
  };

  test.each([
    { why: 'a flipped bit of data', change: flip('entries.copy.gz'), says: 'is not as it was' },
    { why: 'a flipped bit of the manifest', change: flip(manifestFile), says: 'is not as it was' },
    {
      why: 'a missing file',
      change: (path: string) => rmSync(join(path, 'users.copy.gz')),
      says: 'users.copy.gz is missing',
    },
    {
      why: 'no list of checksums',
      change: (path: string) => rmSync(join(path, checksumsFile)),
      says: 'is not a backup',
    },
    {
      why: 'a newer schema',
      change: manifestWith((of) => of.migrations.push('9999-from-the-future')),
      isListed: true,
      says: '9999-from-the-future',
    },
    {
      why: 'a form of a later Callshot',
      change: manifestWith((of) => Object.assign(of, { format: 2 })),
      isListed: true,
      says: 'does not know',
    },
  ])('with $why, before anything is written', async ({ change, isListed, says }) => {
    const { db, connectionString } = await emptyDatabase();
    const path = await spoilt(change, isListed);
    await expect(restoreBackup({ connectionString, folder: path })).rejects.toThrow(says);
    const tables = sql`select from pg_tables where schemaname = 'public'`;
    expect((await tables.execute(db)).rows).toEqual([]);
  });

  test('half-way, and leaves a database into which a whole backup can be restored', async () => {
    const { db, connectionString } = await emptyDatabase();
    const path = await spoilt(lastLineGone, true);
    const half = restoreBackup({ connectionString, folder: path });
    await expect(half).rejects.toThrow('999 rows instead of 1000');
    expect((await sql`select from users`.execute(db)).rows).toEqual([]);
    await db.destroy();
    await restoreBackup({ connectionString, folder });
  });

  test('into a database that holds something', async () => {
    const { db, connectionString } = await testDatabase();
    await sql`insert into users (username, username_key) values ('here', 'here')`.execute(db);
    await db.destroy();
    await expect(restoreBackup({ connectionString, folder })).rejects.toThrow('is not empty');
  });

  test("into a database of somebody else's", async () => {
    const { db, connectionString } = await emptyDatabase();
    await onDatabase(connectionString, 'create table orders as select 1 as id');
    await expect(restoreBackup({ connectionString, folder })).rejects.toThrow('is not empty');
    const tables = sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`;
    expect((await tables.execute(db)).rows).toEqual([{ name: 'orders' }]);
  });

  test('while a product is connected', async () => {
    const { db, connectionString } = await testDatabase();
    await sql`select 1`.execute(db);
    await expect(restoreBackup({ connectionString, folder })).rejects.toThrow('Stop it first');
  });
});

test('old backups beside a new one are removed, and what was left of halves; nothing else', () => {
  const home = mkdtempSync(join(scratch, 'home-'));
  const copy = (name: string, takenAt: string): void => {
    cpSync(folder, join(home, name), { recursive: true });
    writeFileSync(join(home, name, manifestFile), JSON.stringify({ ...manifest, takenAt }));
  };
  const now = new Date('2026-11-21T12:00:00Z');
  copy('old', '2026-11-07T11:59:59.000Z');
  copy('kept', '2026-11-07T12:00:01.000Z');
  cpSync(folder, join(home, 'half.0a1b2c3d.partial'), { recursive: true });
  utimesSync(join(home, 'half.0a1b2c3d.partial'), 0, 0);
  mkdirSync(join(home, 'photos'));
  writeFileSync(join(home, 'film.partial'), 'half of a download');
  utimesSync(join(home, 'film.partial'), 0, 0);
  utimesSync(join(home, 'photos'), 0, 0);
  const removed = removeOldBackups(join(home, 'new'), 14, now);
  expect(removed.map((path) => path.slice(home.length + 1)).sort()).toEqual([
    'half.0a1b2c3d.partial',
    'old',
  ]);
  expect(readdirSync(home).sort()).toEqual(['film.partial', 'kept', 'photos']);
});
