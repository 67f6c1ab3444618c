import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { createCapabilities } from '../capabilities.ts';
import { createEventStore } from '../events/event-store.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { testEvent } from '../events/test-events.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { testMailbox } from '../platform/mail/test-mailbox.ts';
import { createBoards } from '../scoreboards/boards.ts';
import { testProduct } from '../test-product.ts';
import { claimDeliveries } from './deliveries.repository.ts';
import { createNotifications } from './notifications.ts';
import { type TestBrowser, testPushService } from './test-push-service.ts';

const product = await testProduct();
const { db, app, connectionString } = product;
const admin = await product.user('chief', ['Admin']);
type User = typeof admin;

const mailbox = await testMailbox();
const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'Callshot <picks@example.org>' });
const service = await testPushService();
afterAll(async () => {
  mailer.close();
  await mailbox.close();
  await service.close();
});

const hour = 3_600_000;
let now = new Date();
const clock = { now: async () => now };
const lines: string[] = [];
const parts = {
  log: createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } }),
  config: {
    publicUrl: 'http://localhost:3000',
    isAnswerChecked: true,
    push: { services: [service.host] },
  },
  mailer,
};

function start() {
  const events = createEventStore(db);
  const boards = createBoards({ db, events, clock });
  const onError = (error: unknown) => {
    throw error;
  };
  return createNotifications({ ...parts, db, clock, events, boards, onError });
}
const notifications = start();

beforeEach(() => {
  now = new Date();
  service.answer(201);
  lines.length = 0;
});

/** Somebody whom messages reach wherever they asked for them. */
async function reachable(name: string, choice: { email?: boolean; push?: boolean }) {
  const user = await product.user(name);
  await db
    .updateTable('users')
    .set({ emailVerifiedAt: new Date() })
    .where('id', '=', user.id)
    .execute();
  await db
    .insertInto('notificationPreferences')
    .values({ userId: user.id, email: false, push: false, ...choice })
    .execute();
  return user;
}

async function subscribe(user: User, browser: TestBrowser = service.browser()) {
  const { endpoint, keys } = browser;
  const values = { userId: user.id, endpoint, ...keys };
  await db.insertInto('pushSubscriptions').values(values).execute();
  return browser;
}

const announce = async (html: string): Promise<void> => {
  const sent = await admin.post('/api/notification/announce', {
    audience: 'everyone',
    gameId: null,
    html,
  });
  expect(sent.statusCode).toBe(200);
};

const sendAll = () => Promise.all([notifications.sendEmails(), notifications.sendPushes()]);
const mailsTo = (name: string) =>
  mailbox.mails.filter(({ to }) => to.includes(`${name}@example.org`));
const pushesTo = ({ endpoint }: TestBrowser) =>
  service.pushes.filter(({ path }) => endpoint.endsWith(path));
const outcomesOf = async (user: User) =>
  (
    await db
      .selectFrom('deliveries as d')
      .innerJoin('notifications as n', 'n.id', 'd.notificationId')
      .select('d.outcome')
      .where('n.userId', '=', user.id)
      .execute()
  ).map(({ outcome }) => outcome);

describe('an e-mail', () => {
  test('says it in text and in HTML, with addresses that lead somewhere', async () => {
    await reachable('reader', { email: true });
    await announce('Vote <b>now</b> in <a href="/rl">the lobby</a>, 3 &lt; 4');
    await sendAll();
    const mail = await mailbox.next('reader@example.org');
    expect(mail.raw).toMatch(/^Subject: Announcement\r$/m);
    expect(mail.text).toContain('Vote now in the lobby, 3 < 4');
    expect(mail.text).toContain(
      'Vote <b>now</b> in <a href="http://localhost:3000/rl">the lobby</a>, 3 &lt; 4',
    );
    expect(mail.text).toMatch(
      /No more e-mails: http:\/\/localhost:3000\/unsubscribe\?token=[\w.-]+/,
    );
  });

  test('is ended by one click of the mail program', async () => {
    const user = await reachable('clicker', { email: true });
    await announce('first');
    await sendAll();
    const { raw } = await mailbox.next('clicker@example.org');
    const unfolded = raw.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const [, address = ''] = /^List-Unsubscribe: <(\S+)>\r$/m.exec(unfolded) ?? [];
    const { pathname, search } = new URL(address);
    const clicked = await app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.json()).toEqual({ channel: 'email' });
    await announce('second');
    await sendAll();
    expect(mailsTo('clicker')).toHaveLength(1);
    expect((await user.get('/api/notification/preferences')).json().email).toBe(false);
    const listed: { html: string }[] = (await user.get('/api/notification/all')).json();
    expect(listed.map(({ html }) => html)).toContain('second');
  });

  test('goes to verified addresses of those who asked, as it stands when it is sent', async () => {
    const gone: [string, (user: User) => Promise<unknown>][] = [
      [
        'switched-off',
        (user) =>
          sql`update notification_preferences set email = false
        where user_id = ${user.id}`.execute(db),
      ],
      [
        'unverified',
        (user) =>
          sql`update users set email_verified_at = null
        where id = ${user.id}`.execute(db),
      ],
      [
        'disabled',
        (user) =>
          sql`update users set disabled_at = clock_timestamp()
        where id = ${user.id}`.execute(db),
      ],
      [
        'deleted',
        (user) =>
          sql`update users set deleted_at = clock_timestamp()
        where id = ${user.id}`.execute(db),
      ],
    ];
    const users = [];
    for (const [name] of gone) users.push(await reachable(name, { email: true }));
    await reachable('never-asked', {});
    await announce('who hears this');
    for (const [at, [, leave]] of gone.entries()) await leave(users[at]!);
    await sendAll();
    for (const [name] of gone) expect(mailsTo(name), name).toEqual([]);
    expect(mailsTo('never-asked')).toEqual([]);
    for (const user of users) expect(await outcomesOf(user)).toEqual(['skipped']);
  });

  test('that the mail server refuses is not tried again, and nobody is named in the log', async () => {
    const user = await reachable('refused', { email: true });
    await announce('refused');
    mailbox.refuse(true);
    await sendAll();
    mailbox.refuse(false);
    await sendAll();
    expect(mailsTo('refused')).toEqual([]);
    expect(await outcomesOf(user)).toEqual(['failed']);
    expect(lines.join()).toContain('an e-mail was not sent');
    expect(lines.join()).not.toContain('example.org');
  });

  test('that is worth nothing any more is not sent', async () => {
    const user = await reachable('stale', { email: true });
    await announce('stale');
    now = new Date(Date.now() + 24 * hour + 60_000);
    await sendAll();
    expect(await outcomesOf(user)).toEqual(['skipped']);
    expect(mailsTo('stale')).toEqual([]);
  });
});

describe('web push', () => {
  test('can be read by the browser alone, and is signed by this product', async () => {
    const user = await reachable('pushed', { push: true });
    const [laptop, phone] = [await subscribe(user), await subscribe(user)];
    await announce('Hello <b>there</b><br>and &amp; here');
    await sendAll();
    const { pushKey } = (await user.get('/api/notification/preferences')).json();
    for (const browser of [laptop, phone]) {
      const [push, ...others] = pushesTo(browser);
      expect(others).toEqual([]);
      expect(push?.payload).toEqual({
        title: 'Announcement',
        body: 'Hello there\nand & here',
        url: '/',
      });
      expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
      expect(Number(push?.headers.ttl)).toBeGreaterThan(86_000);
      expect(push?.signedWith).toBe(pushKey);
      expect(push?.claims).toMatchObject({
        aud: `https://${service.host}`,
        sub: 'mailto:postmaster@localhost',
      });
      expect(push?.claims.exp).toBeGreaterThan(Date.now() / 1000);
    }
    expect(await outcomesOf(user)).toEqual(['sent']);
  });

  test.each([
    { why: 'gone', status: 410, isKept: false },
    { why: 'unknown', status: 404, isKept: false },
    { why: 'busy', status: 503, isKept: true },
    { why: 'leading elsewhere', status: 302, isKept: true },
  ])('forgets a browser that is no more: $why', async ({ status, isKept }) => {
    const user = await reachable(`browser-${status}`, { push: true });
    await subscribe(user);
    await announce(`status ${status}`);
    service.answer(status);
    await sendAll();
    const left = await db
      .selectFrom('pushSubscriptions')
      .select('endpoint')
      .where('userId', '=', user.id)
      .execute();
    expect(left).toHaveLength(isKept ? 1 : 0);
    expect(await outcomesOf(user)).toEqual(['failed']);
    expect(lines.join()).not.toContain('/push/');
  });

  test('calls no service that is not known any more', async () => {
    const user = await reachable('tricked', { push: true });
    const { keys } = service.browser();
    await subscribe(user, { endpoint: 'https://10.0.0.1/inside', keys });
    await announce('inside');
    await sendAll();
    expect(await outcomesOf(user)).toEqual(['failed']);
  });

  test('that hangs holds up neither the stop nor e-mails', async () => {
    const user = await reachable('hanging', { push: true, email: true });
    const browser = await subscribe(user);
    await announce('hangs');
    service.answer('hang');
    const other = start();
    const pushing = other.sendPushes();
    await other.sendEmails();
    await mailbox.next('hanging@example.org');
    await expect.poll(() => pushesTo(browser)).toHaveLength(1);
    other.stop();
    await pushing;
    service.answer(201);
    await sendAll();
    expect(pushesTo(browser)).toHaveLength(1);
  });
});

test('what a process had claimed when it died is not sent by another', async () => {
  const user = await reachable('claimed', { email: true });
  await announce('claimed');
  expect(await claimDeliveries(db, 'email', now, 10)).not.toEqual([]);
  await sendAll();
  expect(mailsTo('claimed')).toEqual([]);
  expect(await outcomesOf(user)).toEqual([null]);
});

test('many who claim at once never get the same', async () => {
  for (let at = 0; at < 40; at += 1) await reachable(`crowd-${at}`, { email: true });
  await announce('crowded');
  const waiting = async () =>
    db
      .selectFrom('deliveries')
      .select('notificationId')
      .where('channel', '=', 'email')
      .where('claimedAt', 'is', null)
      .execute();
  const before = await waiting();
  const claims = await Promise.all(
    Array.from({ length: 100 }, () => claimDeliveries(db, 'email', now, 3)),
  );
  const claimed = claims.flat();
  expect(new Set(claimed).size).toBe(claimed.length);
  expect(claimed.length).toBe(before.length);
  expect(await waiting()).toEqual([]);
});

/** An open stage that was told of days ago, for all its users to be reminded of. */
async function eventLockingIn(ms: number): Promise<LoadedEvent> {
  const event = await testEvent(db, { stages: [swissStage()], locksInMs: ms });
  await sql`update event_stages set opened_at = clock_timestamp() - interval '3 days'
    where event_id = ${event.row.id}`.execute(db);
  return event;
}

test('a reminder is no use to whoever has saved meanwhile', async () => {
  const event = await eventLockingIn(20 * hour);
  const user = await reachable('saved', { email: true, push: true });
  await subscribe(user);
  await notifications.makeDue();
  await notifications.tell();
  expect(await outcomesOf(user)).toEqual([null, null]);
  const stage = event.stages[0]?.stage;
  if (!stage) throw new Error('no stage');
  const slip = randomPicks(stage, randomOf(1));
  expect((await user.post(`/api/picks/save/user/${event.row.id}`, slip)).statusCode).toBe(200);
  await sendAll();
  expect(await outcomesOf(user)).toEqual(['skipped', 'skipped']);
  expect(mailsTo('saved')).toEqual([]);
});

test('two processes at once deliver each reminder once: in the product, by mail and by push', async () => {
  const users: { user: User; name: string; browser: TestBrowser }[] = [];
  for (let at = 0; at < 25; at += 1) {
    const user = await reachable(`twin-${at}`, { email: true, push: true });
    users.push({ user, name: `twin-${at}`, browser: await subscribe(user) });
  }
  const events = [await eventLockingIn(20 * hour), await eventLockingIn(0.5 * hour)];
  const processes = [0, 1].map(() => {
    const pool = createDatabase(connectionString);
    const capabilities = createCapabilities({ ...parts, db: pool, connectionString });
    return { pool, capabilities };
  });
  await Promise.all(processes.map(({ capabilities }) => capabilities.start()));
  const allSent = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from deliveries d
      join notifications n on n.id = d.notification_id
      where n.user_id = any (${users.map(({ user }) => user.id)}::int[]) and d.outcome = 'sent'`.execute(
      db,
    );
    return rows[0]?.count;
  };
  await expect.poll(allSent, { timeout: 15_000 }).toBe(users.length * events.length * 2);
  for (const { capabilities, pool } of processes) {
    await capabilities.stop();
    await pool.destroy();
  }
  for (const { user, name, browser } of users) {
    const listed = (await user.get('/api/notification/all')).json();
    expect(listed).toHaveLength(events.length);
    expect(mailsTo(name)).toHaveLength(events.length);
    expect(pushesTo(browser).map(({ headers }) => headers.urgency)).toEqual(
      expect.arrayContaining(['normal', 'high']),
    );
    expect(pushesTo(browser)).toHaveLength(events.length);
  }
});

test('figures say how many there were', async () => {
  const metrics = (await app.inject('/metrics')).body;
  expect(metrics).toMatch(/^callshot_notifications_total [1-9]\d*$/m);
  expect(notifications.counts.messages()).toContainEqual({
    channel: 'push',
    outcome: 'sent',
    count: expect.any(Number),
  });
});
