import { sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import { accountKind } from '../../src/account/accounts/account-news.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createMailer } from '../../src/platform/mail/mailer.ts';
import { createEventStore } from '../../src/play/events/event-store.ts';
import { createBoards } from '../../src/play/scoreboards/boards.ts';
import { notificationKinds } from '../../src/reach/notifications/notices/notice-kinds.ts';
import { noticeRegistryOf } from '../../src/reach/notifications/notices/notice-registry.ts';
import { createNotifications } from '../../src/reach/notifications/notifications.ts';
import type { TestUser } from '../account/users.ts';
import { testMailbox } from '../platform/mailbox.ts';
import { testProduct } from '../product/product.ts';
import { withoutDiscord } from './discord.ts';
import { type TestBrowser, testPushService } from './push-service.ts';

const config = { publicUrl: 'http://localhost:3000', isAnswerChecked: true };

/** A port without a server. */
export const nobodysHost = 'localhost:1';

/** The product with a mail server and a push service, both real and on loopback. */
export async function testMessages() {
  const product = await testProduct();
  const { db } = product;
  const admin = await product.user('chief', ['Admin']);
  const mailbox = await testMailbox();
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'Callshot <picks@example.org>' });
  const service = await testPushService();
  const log: string[] = [];
  const parts = {
    log: createLog({ level: 'warn', destination: { write: (line) => log.push(line) } }),
    config: { ...config, push: { services: [service.host, nobodysHost] } },
    mailer,
  };
  let now = new Date();
  const clock = { now: async () => now };

  /** A process that sends; the clock is everybody's. */
  const start = () => {
    const events = createEventStore(db);
    const boards = createBoards({ db, events, clock });
    const onError = (error: unknown) => {
      throw error;
    };
    const kinds = noticeRegistryOf([...notificationKinds, accountKind], () => ({ events, boards }));
    return createNotifications({
      ...parts,
      db,
      clock,
      kinds,
      onError,
      ...withoutDiscord,
    });
  };
  const notifications = start();

  beforeEach(() => {
    now = new Date();
    service.answer(201);
    log.length = 0;
  });
  afterAll(async () => {
    mailer.close();
    await mailbox.close();
    await service.close();
  });

  return {
    ...product,
    mailbox,
    service,
    log,
    parts,
    notifications,
    start,
    now: () => now,
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** Somebody whom messages reach wherever they asked for them. */
    reachable: async (name: string, choice: { email?: boolean; push?: boolean }) => {
      const user = await product.user(name);
      await sql`update users set email_verified_at = clock_timestamp(), created_at = created_at - interval '1 day'
        where id = ${user.id}`.execute(db);
      await db
        .insertInto('notificationPreferences')
        .values({ userId: user.id, ...choice })
        .execute();
      return user;
    },
    subscribe: async (user: TestUser, browser: TestBrowser = service.browser()) => {
      const { endpoint, keys } = browser;
      const values = { userId: user.id, endpoint, ...keys };
      await db.insertInto('pushSubscriptions').values(values).execute();
      return browser;
    },
    announce: async (html: string, subject = 'News'): Promise<void> => {
      const announcement = { audience: 'everyone', gameId: null, subject, html };
      const { statusCode } = await admin.post('/api/notification/announce', announcement);
      if (statusCode !== 200) throw new Error(`The announcement was answered ${statusCode}`);
    },
    sendAll: () => Promise.all([notifications.sendEmails(), notifications.sendPushes()]),
    mailsTo: (name: string) => mailbox.mails.filter(({ to }) => to.includes(`${name}@example.org`)),
    pushesTo: ({ endpoint }: TestBrowser) =>
      service.pushes.filter(({ path }) => endpoint.endsWith(path)),
    outcomesOf: async (user: TestUser) => {
      const rows = await db
        .selectFrom('deliveries as d')
        .innerJoin('notifications as n', 'n.id', 'd.notificationId')
        .select('d.outcome')
        .where('n.userId', '=', user.id)
        .execute();
      return rows.map(({ outcome }) => outcome);
    },
  };
}
