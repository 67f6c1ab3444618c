import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import {
  checksumLines,
  checksumOf,
  checksumsFile,
} from '../../apps/server/src/platform/backup/checksums.ts';
import { type Manifest, manifestFile } from '../../apps/server/src/platform/backup/manifest.ts';
import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import { onDatabase, withDatabaseName } from '../../apps/server/testing/platform/database-names.ts';
import { drawDemoAccounts, loadSyntheticEvent, plantDemoWorld } from '../../seed/src/index.ts';
import { runCommand, startCommand } from './command.ts';
import { withDeployment } from './deployment.ts';
import { atMost, exactly, type Finding, type TroubleOptions } from './finding.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { contentOf, differencesOf } from './stored-content.ts';
import { waitUntil } from './wait-until.ts';

const backupProgram = 'apps/server/dist/commands/backup.js';
const restoreProgram = 'apps/server/dist/commands/restore.js';
const blocksProgram = 'apps/server/dist/commands/blocks.js';

/** The product is public there, and takes no passwords that everybody knows. */
const accounts = drawDemoAccounts();

interface Drill {
  /** A server's database that a product runs on. */
  readonly url: string;
  readonly db: Db;
  readonly product: ServerProcess;
  /** For backups and an embedded database. */
  readonly scratch: string;
}

/**
 * Backs up and restores a running product's database, from a server into an embedded database.
 * While that one runs, it is restored from there into another on the server. Backups and restores
 * are killed half-way. Everything that must be refused is refused.
 */
export const run = ({ isBrief }: TroubleOptions): Promise<Finding[]> =>
  withDeployment({ processes: 1 }, async ({ postgres, db, servers }) => {
    const [product] = servers;
    if (!product) throw new Error('no server');
    const url = postgres.connectionString;
    await plantDemoWorld(db, new Date(), accounts);
    await loadSyntheticEvent(
      { db, connectionString: url },
      { entries: isBrief ? 2000 : 100_000, name: 'Drill Major', hasResults: true, now: new Date() },
    );
    const scratch = mkdtempSync('/tmp/callshot-drill-');
    try {
      const drill = { url, db, product, scratch };
      return [
        ...(await thereAndBack(drill)),
        ...(await killBackup(drill)),
        ...(await killRestore(drill)),
        ...(await refusals(drill)),
      ];
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });

async function newDatabase({ url }: Drill, name: string): Promise<string> {
  await onDatabase(url, `create database ${name}`);
  return withDatabaseName(url, name);
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));

/**
 * The view of visitors and a demo player: leaderboards to the byte, and whether the player gets in.
 */
async function viewOf({ client }: ServerProcess, db: Db): Promise<readonly string[]> {
  const events = await db.selectFrom('events').select(['id', 'gameId']).orderBy('id').execute();
  const seen: string[] = [];
  for (const { id, gameId } of events) {
    const headers = { game: String(gameId) };
    const board = await client.get(`/api/picks/get/leaderboard/${id}`, { headers });
    seen.push(`${board.status} ${board.body}`);
  }
  const login = await client.post('/api/auth/login', { body: accounts.player });
  seen.push(`login ${login.status}`);
  return seen;
}

async function thereAndBack(drill: Drill): Promise<Finding[]> {
  const { url, db, product, scratch } = drill;
  const before = await viewOf(product, db);
  const [first, second] = [join(scratch, 'first'), join(scratch, 'second')];
  const embedded = { CALLSHOT_DATA: join(scratch, 'data') };
  const backup = await runCommand(backupProgram, [first], { DATABASE_URL: url });
  const restore = await runCommand(restoreProgram, [first], embedded);
  const tables = manifestOf(first).tables.map(({ name }) => name);
  const content = await contentOf(db, tables);

  const moved = await startServer({ databaseUrl: '', env: embedded });
  await moved.ready();
  const after = await viewOf(moved, db);
  await runCommand(backupProgram, [second], embedded);
  await moved.stop();
  const third = await newDatabase(drill, 'third');
  await runCommand(restoreProgram, [second], { DATABASE_URL: third });
  const verified = await startCommand(blocksProgram, ['verify'], { DATABASE_URL: third }).ended;
  const thirdDb = createDatabase(third, { timeoutMs: 60_000 });
  const back = await contentOf(thirdDb, tables).finally(() => thirdDb.destroy());

  const rows = manifestOf(first).tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = readdirSync(first).reduce((sum, file) => sum + statSync(join(first, file)).size, 0);
  const differing = before.filter((view, at) => view !== after[at]);
  // The product that ran on it meanwhile looked after its own.
  const changed = differencesOf(content, back).filter((name) => !livelyTables.includes(name));
  return [
    atMost(`backup of ${rows} rows (${(bytes / 1e6).toFixed(0)} MB)`, backup.seconds, 's', 120),
    atMost('restore of them, and start of the embedded PostgreSQL', restore.seconds, 's', 240),
    atMost('memory of the backup', backup.peakBytes / 1e6, 'MB', 400),
    atMost('memory of the restore', restore.peakBytes / 1e6, 'MB', 400),
    exactly('leaderboards and logins that differ on the restored product', differing.length, '', 0),
    exactly('… of', before.length, '', before.length),
    exactly('exit code of `blocks -- verify` there', verified.code ?? -1, '', 0),
    exactly(
      ['tables that differ after there and back', ...changed].join(' '),
      changed.length,
      '',
      0,
    ),
  ];
}

/** The tables that a running product writes by itself: logins, notifications, computed values. */
const livelyTables = [
  ...['audit_log', 'audit_chain', 'audit_unlinked'],
  ...['known_devices', 'notices', 'notifications', 'server_keys', 'webhook_happenings'],
];

/** Waits until a backup or restore is at its rows. */
const copying = (db: Db, application: 'callshot-backup' | 'callshot-restore'): Promise<number> =>
  waitUntil(
    `${application} copies`,
    60_000,
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where application_name = ${application} and query like 'copy %'`.execute(db);
      return rows.length > 0;
    },
    1,
  );

async function killBackup({ url, db, scratch }: Drill): Promise<Finding[]> {
  const folder = join(scratch, 'killed');
  const { child, ended } = startCommand(backupProgram, [folder], { DATABASE_URL: url });
  await copying(db, 'callshot-backup');
  child.kill('SIGKILL');
  await ended;
  const whole = readdirSync(dirname(folder)).filter((name) => name === 'killed').length;
  const halves = readdirSync(dirname(folder)).filter((name) => /^killed.*\.partial$/.test(name));
  return [
    exactly('backup killed half-way: folders that look whole', whole, '', 0),
    exactly('… folders that say they are not', halves.length, '', 1),
  ];
}

async function killRestore(drill: Drill): Promise<Finding[]> {
  const first = join(drill.scratch, 'first');
  const target = await newDatabase(drill, 'killed');
  const { child, ended } = startCommand(restoreProgram, [first], { DATABASE_URL: target });
  await copying(drill.db, 'callshot-restore');
  child.kill('SIGKILL');
  await ended;
  const db = createDatabase(target, { timeoutMs: 60_000 });
  const { rows } = await sql<{ users: number; entries: number }>`
    select (select count(*)::int from users) as users,
      (select count(*)::int from entries) as entries`.execute(db);
  await db.destroy();
  const again = await runCommand(restoreProgram, [first], { DATABASE_URL: target });
  return [
    exactly('restore killed half-way: users and entries left', total(rows[0]), '', 0),
    exactly('… restored again', again.code ?? -1, 'exit code', 0),
  ];
}

const total = (row: { users: number; entries: number } | undefined): number =>
  row ? row.users + row.entries : -1;

async function refusals(drill: Drill): Promise<Finding[]> {
  const first = join(drill.scratch, 'first');
  const flipped = join(drill.scratch, 'flipped');
  cpSync(first, flipped, { recursive: true });
  const file = join(flipped, 'entries.copy.gz');
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(file, bytes);

  const newer = join(drill.scratch, 'newer');
  cpSync(first, newer, { recursive: true });
  const manifest = manifestOf(newer);
  manifest.migrations.push('9999-from-the-future');
  writeFileSync(join(newer, manifestFile), JSON.stringify(manifest));
  const sums = new Map<string, string>();
  for (const name of readdirSync(newer).filter((each) => each !== checksumsFile)) {
    sums.set(name, await checksumOf(join(newer, name)));
  }
  writeFileSync(join(newer, checksumsFile), checksumLines(sums));

  const empty = await newDatabase(drill, 'refused');
  const refused = async (folder: string, url: string, says: RegExp): Promise<number> => {
    const { code, output } = await startCommand(restoreProgram, [folder], { DATABASE_URL: url })
      .ended;
    return code === 1 && says.test(output) ? 1 : 0;
  };
  return [
    exactly('refused: a flipped bit', await refused(flipped, empty, /is damaged/), '', 1),
    exactly('refused: a newer schema', await refused(newer, empty, /newer Callshot/), '', 1),
    exactly('refused: a database in use', await refused(first, drill.url, /Stop it first/), '', 1),
    exactly('backups that are there and were not touched', existsSync(first) ? 1 : 0, '', 1),
  ];
}
