import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import { migrateToLatest } from '../../apps/server/src/platform/database/migrate.ts';
import {
  findChainHead,
  nameOfHead,
} from '../../apps/server/src/staff/audit/audit-chain.repository.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { ensurePrograms } from '../../scripts/lib/debian.mjs';
import { type ArchivedPostgres, startArchivedPostgres } from './archived-postgres.ts';
import { startCommand } from './command.ts';
import { exactly, type Finding, told } from './finding.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { waitUntil } from './wait-until.ts';
import { insertPeople, type Person, savePath, slipOf } from './world.ts';

const people = 8;
/** That the stage opened, and an announcement, to each. */
const mails = 2 * people;
const recovered = 'apps/server/dist/commands/recovered.js';

/** Back to an instant with pgBackRest, as docs/operating/recovery.md says: with `recovered`, and without. */
export async function run(): Promise<Finding[]> {
  const missing =
    process.getuid?.() === 0
      ? await ensurePrograms({
          'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
          pgbackrest: '/usr/bin/pgbackrest',
        })
      : ['root'];
  if (missing.length > 0) {
    console.error(`Recovery is left out: ${missing.join(', ')} cannot be had here`);
    return [told('recovery was not rehearsed', 0)];
  }
  const postgres = await startArchivedPostgres();
  const mail = await startMailServer();
  try {
    return await rehearse(postgres, mail);
  } finally {
    await mail.stop();
    postgres.remove();
  }
}

async function rehearse(postgres: ArchivedPostgres, mail: MailServer): Promise<Finding[]> {
  const lost = await loseTime(postgres, mail);
  postgres.restore(lost.instant);
  const careless = await startProduct(postgres, mail);
  // Shows that the check below can fail: this is what the command is for.
  await waitUntil('mails go out again', 120_000, async () => mail.received.length === 2 * mails);
  const sentAgain = mail.received.length - lost.mails;
  const openedAgain = await isSignedIn(careless, lost.leaver);
  await careless.stop();

  postgres.restore(lost.instant);
  const old = await postgres.startDamaged();
  const words = ['--at', lost.at.toISOString(), '--audit-head', lost.head, '--old', old];
  const command = await startCommand(recovered, words, { DATABASE_URL: postgres.url }).ended;
  if (command.code !== 0) console.error(command.output);
  const product = await startProduct(postgres, mail);
  // Several turns of what sends each second.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const audit = await startCommand('apps/server/dist/commands/audit.js', ['verify'], {
    DATABASE_URL: postgres.url,
  }).ended;
  const findings = [
    exactly('mails before the recovery', lost.mails, '', mails),
    exactly('mails sent again without the command', sentAgain, '', mails),
    exactly('sessions that open again without the command', openedAgain ? 1 : 0, '', 1),
    exactly('exit code of the command', command.code ?? -1, '', 0),
    exactly('lost saves that it names', countNamed(command.output, lost.saver), '', 1),
    exactly('mails sent again after it', mail.received.length - lost.mails - sentAgain, '', 0),
    exactly(
      'sessions that open again after it',
      (await isSignedIn(product, lost.leaver)) ? 1 : 0,
      '',
      0,
    ),
    exactly('saves before the instant that are there', await countEntries(postgres), '', people),
    exactly('exit code of the check of the audit log', audit.code ?? -1, '', 0),
  ];
  await product.stop();
  return findings;
}

interface LostTime {
  /** As PostgreSQL takes it, and as the command does. */
  readonly instant: string;
  readonly at: Date;
  /** The end of the audit log, noted after the instant. */
  readonly head: string;
  readonly mails: number;
  /** Saved once more after the instant. */
  readonly saver: Person;
  /** Signed out after the instant. */
  readonly leaver: Person;
}

/** A backup, saves, an announcement that no mail server takes; then the instant; then all goes on. */
async function loseTime(postgres: ArchivedPostgres, mail: MailServer): Promise<LostTime> {
  const db = createDatabase(postgres.url, { timeoutMs: 60_000 });
  try {
    await migrateToLatest(db);
    const product = await startProduct(postgres, mail);
    const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
    const [chief] = await insertPeople(db, 1, { prefix: 'chief', roles: ['Admin'] });
    const players = await insertPeople(db, people);
    const [saver, leaver] = players;
    if (!chief || !saver || !leaver) throw new Error('too few people');
    await sql`insert into notification_preferences (user_id, email)
      select id, username_key like 'player%' from users`.execute(db);
    postgres.backUp();
    const save = (person: Person, seed: number) =>
      product.client.post(savePath(event.row.id), {
        body: slipOf(event, seed),
        cookie: person.cookie,
      });
    for (const [at, player] of players.entries()) await save(player, at);
    await product.client.post('/api/notification/announce', {
      cookie: chief.cookie,
      body: { audience: 'everyone', gameId: null, subject: 'News', html: '<p>News</p>' },
    });
    await waitUntil('mails are refused', 60_000, async () => (await countPutOff(db)) === mails);
    // pgBackRest counts whole seconds, and recovers to no instant within those of a backup.
    await sql`select pg_sleep(2)`.execute(db);
    const { instant, at } = await instantNow(db);
    await sql`select pg_sleep(1)`.execute(db);

    mail.accept();
    // They would wait for minutes.
    await sql`update deliveries set not_before = clock_timestamp() where claimed_at is null`.execute(
      db,
    );
    await waitUntil('mails go out', 120_000, async () => mail.received.length === mails);
    await save(saver, 1000);
    await product.client.post('/api/auth/logout', { cookie: leaver.cookie });
    const head = await findChainHead(db);
    if (!head) throw new Error('The audit log is empty');
    await product.stop();
    return { instant, at, head: nameOfHead(head), mails: mail.received.length, saver, leaver };
  } finally {
    await db.destroy();
  }
}

/** Messages that were refused and wait for another try. */
async function countPutOff(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('deliveries')
    .select('notificationId')
    .where('claimedAt', 'is', null)
    .where('tries', '>', 0)
    .execute();
  return rows.length;
}

async function instantNow(db: Db): Promise<{ readonly instant: string; readonly at: Date }> {
  const { rows } = await sql<{ instant: string; at: Date }>`
    select t::text as instant, t as at from (select clock_timestamp() as t) n`.execute(db);
  const [now] = rows;
  if (!now) throw new Error('The database did not tell the time');
  return now;
}

async function startProduct(
  { url }: ArchivedPostgres,
  { port }: MailServer,
): Promise<ServerProcess> {
  const product = await startServer({
    databaseUrl: url,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Callshot <picks@example.org>' },
  });
  await product.ready(120_000);
  return product;
}

const isSignedIn = async ({ client }: ServerProcess, { cookie }: Person): Promise<boolean> =>
  (await client.get('/api/user/currentUser', { cookie })).body !== 'null';

const countNamed = (output: string, { username }: Person): number =>
  output.split('\n').filter((line) => line.includes(username)).length;

async function countEntries({ url }: ArchivedPostgres): Promise<number> {
  const db = createDatabase(url, { timeoutMs: 60_000 });
  const entries = await db.selectFrom('entries').select('userId').execute();
  await db.destroy();
  return entries.length;
}

interface MailServer {
  readonly port: number;
  /** Addresses that a mail was accepted for. */
  readonly received: readonly string[];
  /** From now on. */
  accept(): void;
  stop(): Promise<void>;
}

async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  const received: string[] = [];
  let isOpen = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      if (isOpen) return done();
      return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    received,
    accept: () => {
      isOpen = true;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
