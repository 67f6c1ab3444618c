import { startFakeDiscordApi } from '@callshot/fake-providers';
import { sql } from 'kysely';
import { afterAll, afterEach } from 'vitest';
import { accountKind } from '../../src/account/accounts/account-news.ts';
import { alone } from '../../src/platform/changes/leadership.ts';
import { createDiscordApi } from '../../src/platform/discord/discord-api.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createEventStore } from '../../src/play/events/event-store.ts';
import { createBoards } from '../../src/play/scoreboards/boards.ts';
import { notificationKinds } from '../../src/reach/notifications/notices/notice-kinds.ts';
import { noticeRegistryOf } from '../../src/reach/notifications/notices/notice-registry.ts';
import { createNotifications } from '../../src/reach/notifications/notifications.ts';
import type { TestUser } from '../account/users.ts';
import { testProduct } from '../product/product.ts';

const publicUrl = 'http://localhost:3000';

/** The product with a bot, and a strict fake of Discord's API on loopback. */
export async function testDiscordMessages() {
  let now = Date.now();
  const fake = await startFakeDiscordApi({ now: () => now, globalWaitMs: 60_000 });
  const { origin, botToken } = fake;
  const settings = { origin, botToken, timeoutMs: 400 };
  const providers = { discord: { clientId: 'client', clientSecret: 'secret' } };
  const product = await testProduct(undefined, { config: { discord: settings }, providers });
  const { db } = product;
  const admin = await product.user('chief', ['Admin']);
  const log: string[] = [];
  const clock = { now: async () => new Date(now) };

  /** A process that sends. */
  const start = (given: typeof settings = settings) => {
    const events = createEventStore(db);
    const boards = createBoards({ db, events, clock });
    return createNotifications({
      db,
      clock,
      kinds: noticeRegistryOf([...notificationKinds, accountKind], () => ({ events, boards })),
      log: createLog({ level: 'warn', destination: { write: (line) => log.push(line) } }),
      config: { publicUrl, isAnswerChecked: true },
      onError: (error) => {
        throw error;
      },
      discord: createDiscordApi({ settings: given, publicUrl, now: () => now }),
      providers,
      standing: alone,
    });
  };

  /** The way may be gone again at once. */
  const wake = () => db.updateTable('discordWays').set({ restsUntil: null, failures: 0 }).execute();

  afterEach(async () => {
    fake.misbehave(null);
    fake.revokeToken(false);
    fake.deleteWebhook(false);
    now += 120_000;
    await wake();
    await db.updateTable('discordWays').set({ problem: null, problemSince: null }).execute();
    // Only the users of the next test get its messages.
    await db.updateTable('externalLogins').set({ isMessaged: false }).execute();
    await db
      .updateTable('deliveries')
      .set({ claimedAt: new Date(now) })
      .execute();
  });
  afterAll(() => fake.stop());

  let accounts = 0;
  const link = async (user: TestUser): Promise<string> => {
    accounts += 1;
    const accountId = `10000000000000${String(accounts).padStart(4, '0')}`;
    await db
      .insertInto('externalLogins')
      .values({ provider: 'discord', subject: accountId, userId: user.id, messageChannel: null })
      .execute();
    return accountId;
  };

  return {
    ...product,
    admin,
    fake,
    log,
    settings,
    start,
    wake,
    link,
    now: () => now,
    wait: (ms: number) => {
      now += ms;
    },
    /** Seconds that this clock, which never goes back, is ahead of the database's. */
    lead: async () => {
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
      return now - (rows[0]?.at.getTime() ?? now);
    },
    /** Somebody who linked an account there and asked for messages. */
    messaged: async (name: string) => {
      const user = await product.user(name);
      const accountId = await link(user);
      now += 11_000;
      const { statusCode } = await user.post('/api/notification/discord', { isOn: true });
      if (statusCode !== 200) throw new Error(`Switching on was answered ${statusCode}`);
      return { user, accountId };
    },
    announce: async (html: string, subject = 'News') => {
      const made = { audience: 'everyone', gameId: null, subject, html };
      const { statusCode } = await admin.post('/api/notification/announce', made);
      if (statusCode !== 200) throw new Error(`The announcement was answered ${statusCode}`);
    },
    /** Messages to an account after the greeting. */
    toldTo: (accountId: string) =>
      fake.messages
        .filter((message) => message.accountId === accountId)
        .slice(1)
        .map(({ content }) => content),
    deliveriesOf: (user: TestUser) =>
      db
        .selectFrom('deliveries as d')
        .innerJoin('notifications as n', 'n.id', 'd.notificationId')
        .select(['d.outcome', 'd.tries', 'd.claimedAt'])
        .where('n.userId', '=', user.id)
        .where('d.channel', '=', 'discord')
        .orderBy('d.notificationId')
        .execute(),
    wayOf: (way: 'bot' | 'webhook') =>
      db.selectFrom('discordWays').selectAll().where('way', '=', way).executeTakeFirstOrThrow(),
  };
}
