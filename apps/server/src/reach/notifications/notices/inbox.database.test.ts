import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testProduct } from '../../../../testing/product/product.ts';
import { webhookOffKind } from '../../webhooks/webhook-notice.ts';
import { deleteOldNotifications } from '../notifications.repository.ts';
import { tellUser } from './account-notices.repository.ts';
import { makeNotice } from './make-notice.service.ts';
import { resultsKind } from './notice-kinds.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('announcer', ['Admin']);

async function announce(html: string): Promise<void> {
  const written = { audience: 'everyone', gameId: null, subject: 'News', html };
  expect((await admin.post('/api/notification/announce', written)).statusCode).toBe(200);
}
/** Each begins with its subject. */
const sayingsOf = async (user: typeof admin) =>
  (await user.get('/api/notification/all')).json().map(({ saying }: { saying: unknown }) => saying);
const listOf = async (user: typeof admin): Promise<{ id: number; html: string }[]> => {
  const listed: { id: number; html: string }[] = (await user.get('/api/notification/all')).json();
  return listed.map((item) => ({ ...item, html: item.html.replace(/^<b>\w+<\/b><br>/, '') }));
};

describe('the values of a notice [rule: notifications-19]', () => {
  const event = { eventId: 7, eventName: 'Cup', gameId: 1 as const };

  test('stand beside its sentence, with those of the user', async () => {
    const user = await product.user('valued');
    await tellUser(db, user.id, webhookOffKind, {
      host: 'elsewhere.example',
      problem: 'It is down',
    });
    const now = new Date();
    const noticeId = await makeNotice(db, resultsKind, event, {
      subject: 'valued',
      now,
      toldAt: now,
    });
    const ownValues = JSON.stringify({ rank: 3 });
    await db
      .insertInto('notifications')
      .values({ noticeId: noticeId ?? 0, userId: user.id, html: 'You are third', ownValues })
      .execute();
    expect(await sayingsOf(user)).toEqual([
      { code: 'results', values: { ...event, rank: 3 } },
      { code: 'webhook-off', values: { host: 'elsewhere.example', problem: 'It is down' } },
    ]);
  });

  test('are missing where an older version wrote to the user, and where people did', async () => {
    const user = await product.user('older');
    await announce('Written');
    const now = new Date();
    const noticeId = await makeNotice(db, resultsKind, event, { subject: 'old', now, toldAt: now });
    await db
      .insertInto('notifications')
      .values({ noticeId: noticeId ?? 0, userId: user.id, html: 'You are third' })
      .execute();
    expect(await sayingsOf(user)).toEqual([undefined, undefined]);
  });
});

describe('the bell', () => {
  test('lists what was not cleared, newest first [rule: notifications-1]', async () => {
    const user = await product.user('lister');
    for (const word of ['first', 'second', 'third']) await announce(word);
    const listed = await listOf(user);
    expect(listed.map(({ html }) => html)).toEqual(['third', 'second', 'first']);
    const [newest] = listed;
    expect(newest).toMatchObject({ onClickAction: 2, createdAt: expect.any(String) });
    const cleared = await user.post('/api/notification/clear', { notificationId: newest?.id });
    expect(cleared.statusCode).toBe(204);
    expect((await listOf(user)).map(({ html }) => html)).toEqual(['second', 'first']);
  });

  test('clears a notification twice as well as once, and keeps when it was first [rule: notifications-3]', async () => {
    const user = await product.user('twice');
    await announce('clear me');
    const [{ id } = { id: 0 }] = await listOf(user);
    await user.post('/api/notification/clear', { notificationId: id });
    const before = await db
      .selectFrom('notifications')
      .select('readAt')
      .where('id', '=', id)
      .executeTakeFirst();
    const again = await user.post('/api/notification/clear', { notificationId: id });
    expect(again.statusCode).toBe(204);
    const after = await db
      .selectFrom('notifications')
      .select('readAt')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(after).toEqual(before);
  });

  test.each([
    { why: 'somebody else’s', idOf: (id: number) => id },
    { why: 'one that nobody has', idOf: () => 2 ** 40 },
  ])('clears nothing but its own: $why', async ({ idOf, why }) => {
    const owner = await product.user(`owner-${why.length}`);
    const thief = await product.user(`thief-${why.length}`);
    await announce(`not ${why}`);
    const [{ id } = { id: 0 }] = await listOf(owner);
    const refused = await thief.post('/api/notification/clear', { notificationId: idOf(id) });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'notification_not_found']);
    expect((await listOf(owner)).some((one) => one.id === id)).toBe(true);
  });

  test('clears all of its own and of nobody else', async () => {
    const user = await product.user('sweeper');
    const other = await product.user('keeper');
    await announce('one');
    await announce('two');
    expect((await user.post('/api/notification/clearAll')).statusCode).toBe(204);
    expect(await listOf(user)).toEqual([]);
    expect(await listOf(other)).toHaveLength(2);
  });

  test('lists 200 at most', async () => {
    const user = await product.user('flooded');
    await sql`with made as (
        insert into notices (subject, kind, title, html, url, sent_until, told_at, created_at)
        select 'flood ' || i, 'announcement', 't', 'flood ' || i, '/', clock_timestamp(),
          clock_timestamp(), clock_timestamp() from generate_series(1, 205) i returning id)
      insert into notifications (notice_id, user_id)
      select id, ${user.id}::int from made order by id`.execute(db);
    const listed = await listOf(user);
    expect([listed.length, listed[0]?.html]).toEqual([200, 'flood 205']);
  });

  test('forgets after 90 days, and the housekeeping deletes [rule: notifications-3, notifications-4]', async () => {
    const user = await product.user('patient');
    await announce('old');
    await announce('recent');
    await sql`update notices set created_at = clock_timestamp() - interval '90 days 1 minute'
      where html = 'old'`.execute(db);
    await sql`update notices set created_at = clock_timestamp() - interval '89 days'
      where html = 'recent'`.execute(db);
    expect((await listOf(user)).map(({ html }) => html)).toEqual(['recent']);
    await deleteOldNotifications(db);
    const kept = await db
      .selectFrom('notifications as n')
      .innerJoin('notices as o', 'o.id', 'n.noticeId')
      .select('o.html')
      .where('n.userId', '=', user.id)
      .execute();
    expect(kept).toEqual([{ html: 'recent' }]);
    const notices = await db.selectFrom('notices').select('id').where('html', '=', 'old').execute();
    expect(notices).toEqual([]);
  });

  test('two processes that clear away old ones do not wait for each other', async () => {
    await product.user('another');
    await announce('shared');
    await sql`update notices set created_at = clock_timestamp() - interval '91 days'
      where html = 'shared'`.execute(db);
    const left = async () =>
      (await db.selectFrom('notices').select('id').where('html', '=', 'shared').execute()).length;
    await db.transaction().execute(async (other) => {
      await sql`select n.id from notifications n join notices o on o.id = n.notice_id
        where o.html = 'shared' order by n.id limit 1 for update of n`.execute(other);
      await deleteOldNotifications(db);
    });
    expect(await left()).toBe(1);
    await deleteOldNotifications(db);
    expect(await left()).toBe(0);
  });
});

test('nobody but the signed-in has notifications', async () => {
  expect((await visitor.get('/api/notification/all')).statusCode).toBe(401);
});
