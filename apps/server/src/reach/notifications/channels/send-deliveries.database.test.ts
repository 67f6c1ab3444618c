import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../../testing/account/users.ts';
import { patient } from '../../../../testing/platform/database.ts';
import { testEvent } from '../../../../testing/play/events.ts';
import { testMessages } from '../../../../testing/reach/messages.ts';
import type { TestBrowser } from '../../../../testing/reach/push-service.ts';
import { createCapabilities } from '../../../app/compose.ts';
import { createDatabase } from '../../../platform/database/database.ts';
import { DatabaseGoneError } from '../../../platform/database/database-unavailable.ts';
import { claimFrom } from '../../../platform/outbox/outbox.repository.ts';
import type { Answered, Sent } from '../../../platform/outbox/sent.ts';
import type { LoadedEvent } from '../../../play/events/loaded-event.ts';
import { deliveriesOf } from './deliveries.repository.ts';
import { createDeliverySender, type MessageChannel } from './send-deliveries.service.ts';

const messages = await testMessages();
const { db, connectionString, parts, now, notifications } = messages;
const { reachable, subscribe, announce, sendAll, mailsTo, pushesTo, outcomesOf } = messages;
const hour = 3_600_000;
const claim = (most: number) => claimFrom(db, deliveriesOf('email'), { most, now: now() });

test('what a process had claimed when it died is not sent by another', async () => {
  const user = await reachable('claimed', { email: true });
  await announce('claimed');
  expect(await claim(10)).not.toEqual([]);
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
  const claims = await Promise.all(Array.from({ length: 100 }, () => claim(3)));
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

const answered = (sent: Sent): Answered => ({ sent, problem: null });

/** A process that sends what waits in a channel. */
function senderOf(channel: MessageChannel, given = db) {
  const { kinds } = messages.capabilities.services;
  const stopping = new AbortController().signal;
  const sending = { db: given, kinds, stopping, onSent: () => {}, onError: () => {} };
  return createDeliverySender(sending, channel, { now: async () => now() }).run;
}

/** The database, which is away while `isAway`. */
function leavingDatabase() {
  const state = { isAway: false };
  const leaving = db.withPlugin({
    transformQuery: ({ node }) => {
      if (state.isAway) throw new DatabaseGoneError();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { state, leaving };
}

describe('while the database restarts', () => {
  test.each<{ why: string; first: Sent; outcome: string; times: number }>([
    { why: 'given back', first: { afterMs: 0, isTried: false }, outcome: 'sent', times: 2 },
    { why: 'sent', first: 'sent', outcome: 'sent', times: 1 },
    { why: 'refused', first: 'failed', outcome: 'failed', times: 1 },
  ])('it is kept that a message was $why, and no promise fails alone', async (given) => {
    const { why, first, outcome, times } = given;
    const user = await reachable(why.replace(' ', '-'), { email: true });
    await announce(why);
    const { state, leaving } = leavingDatabase();
    let asked = 0;
    const channel: MessageChannel = {
      name: 'email',
      send: async ({ userId }) => {
        if (userId !== user.id) return answered('sent');
        asked += 1;
        if (asked > 1) return answered('sent');
        state.isAway = true;
        return answered(first);
      },
    };
    const send = senderOf(channel, leaving);
    const alone: unknown[] = [];
    const hear = (error: unknown) => alone.push(error);
    process.on('unhandledRejection', hear);
    await expect(send()).rejects.toThrow(DatabaseGoneError);
    await expect(send()).rejects.toThrow(DatabaseGoneError);
    state.isAway = false;
    await send();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', hear);
    expect(alone).toEqual([]);
    expect(await outcomesOf(user)).toEqual([outcome]);
    expect(asked).toBe(times);
  });

  test('what was claimed and never read is claimed again', async () => {
    const user = await reachable('unread', { email: true });
    await announce('unread');
    const { state, leaving } = leavingDatabase();
    const channel: MessageChannel = { name: 'email', send: async () => answered('sent') };
    let reads = 0;
    const breaking = leaving.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'SelectQueryNode' && reads === 0) {
          reads += 1;
          state.isAway = true;
          throw new DatabaseGoneError();
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const send = senderOf(channel, breaking);
    await expect(send()).rejects.toThrow(DatabaseGoneError);
    state.isAway = false;
    await send();
    expect(await outcomesOf(user)).toEqual(['sent']);
  });
});

test('a message that its channel throws on is given up, the others go out', async () => {
  const users = [
    await reachable('poison', { email: true }),
    await reachable('healthy', { email: true }),
  ];
  await announce('poisoned');
  const channel: MessageChannel = {
    name: 'email',
    send: async ({ userId }) => {
      if (userId === users[0]?.id) throw new TypeError('nothing to print');
      return answered('sent');
    },
  };
  await senderOf(channel)();
  expect(await Promise.all(users.map(outcomesOf))).toEqual([['failed'], ['sent']]);
});

test('one that takes long holds up none of those behind it', async () => {
  const users: TestUser[] = [];
  for (let at = 0; at < 25; at += 1) users.push(await reachable(`behind-${at}`, { email: true }));
  await announce('slow receiver');
  const sentTo = new Set<number>();
  let answer = (): void => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const channel: MessageChannel = {
    name: 'email',
    send: async ({ userId }) => {
      if (userId === users[0]?.id) await slow;
      sentTo.add(userId);
      return answered('sent');
    },
  };
  const sending = senderOf(channel)();
  await expect.poll(() => users.filter(({ id }) => sentTo.has(id)).length).toBe(24);
  answer();
  await sending;
  expect((await Promise.all(users.map(outcomesOf))).flat()).toEqual(users.map(() => 'sent'));
});

test('what waits behind many others is not sent when its time is over', async () => {
  const waitingFor = 24 * hour + 60_000;
  const channel: MessageChannel = {
    name: 'email',
    send: async () => {
      messages.wait(waitingFor);
      return answered('sent');
    },
  };
  const users: TestUser[] = [];
  for (let at = 0; at < 12; at += 1) users.push(await reachable(`queue-${at}`, { email: true }));
  await announce('long queue');
  await senderOf(channel)();
  const outcomes = (await Promise.all(users.map(outcomesOf))).flat();
  expect(outcomes).toContain('skipped');
});

test('two processes at once deliver each reminder once: in the product, by mail and by push [rule: notifications-8]', async () => {
  const users: { user: TestUser; name: string; browser: TestBrowser }[] = [];
  for (let at = 0; at < 25; at += 1) {
    const user = await reachable(`twin-${at}`, { email: true, push: true });
    users.push({ user, name: `twin-${at}`, browser: await subscribe(user) });
  }
  const events = [await eventLockingIn(20 * hour), await eventLockingIn(0.5 * hour)];
  const processes = [0, 1].map(() => {
    const pool = createDatabase(connectionString, patient);
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
  await expect.poll(allSent).toBe(users.length * events.length * 2);
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
