import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testProduct } from '../test-product.ts';
import { deleteOldNotifications } from './notifications.repository.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('announcer', ['Admin']);

const announce = (html: string) =>
  admin.post('/api/notification/announce', { audience: 'everyone', gameId: null, html });
const listOf = async (user: typeof admin): Promise<{ id: number; html: string }[]> =>
  (await user.get('/api/notification/all')).json();

describe('the bell', () => {
  test('lists what was not cleared, newest first', async () => {
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

  test('clears a notification twice as well as once, and keeps when it was first', async () => {
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
    await announce('mine');
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

  test('forgets after 90 days, and the housekeeping deletes', async () => {
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
});

describe('an announcement', () => {
  test('reaches everyone but the disabled and the gone, cleaned, counted and audited', async () => {
    const user = await product.user('reader');
    const disabled = await product.user('disabled');
    const gone = await product.user('gone');
    await db
      .updateTable('users')
      .set({ deletedAt: new Date() })
      .where('id', '=', gone.id)
      .execute();
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('id', '=', disabled.id)
      .execute();
    const html = 'Read <b>this</b><script>alert(1)</script> <a href="//evil.example">x</a>';
    const clean = 'Read <b>this</b> x';
    const answer = await announce(html);
    const { announcement, htmlError } = answer.json();
    expect([htmlError, announcement.html]).toEqual([null, clean]);
    expect((await listOf(user))[0]?.html).toBe(clean);
    const reached = await db
      .selectFrom('notifications as n')
      .innerJoin('notices as o', 'o.id', 'n.noticeId')
      .select('n.userId')
      .where('o.announcementId', '=', announcement.id)
      .execute();
    expect(reached).toHaveLength(announcement.recipients);
    const reachedIds = reached.map(({ userId }) => userId);
    for (const { id } of [disabled, gone]) expect(reachedIds).not.toContain(id);
    const audit = await db
      .selectFrom('auditLog')
      .select(['actorUserId', 'after'])
      .where('action', '=', 'announcement.sent')
      .where('subjectId', '=', announcement.id)
      .execute();
    expect(audit).toMatchObject([{ actorUserId: admin.id, after: { html: clean } }]);
    const listed = (await admin.get('/api/notification/announcements')).json();
    expect(listed[0]).toMatchObject({
      id: announcement.id,
      html: clean,
      audience: 'everyone',
      gameId: null,
      recipients: announcement.recipients,
      announcedBy: 'announcer',
    });
  });

  test.each([
    { why: 'nothing', html: '' },
    { why: 'blanks', html: ' \n <br> &nbsp;' },
    { why: 'only what is taken out', html: '<script>alert(1)</script><p></p>' },
  ])('that says nothing is not sent: $why', async ({ html }) => {
    const countAll = async () =>
      (await db.selectFrom('announcements').select('id').execute()).length +
      (await db.selectFrom('notices').select('id').execute()).length;
    const before = await countAll();
    const answer = await announce(html);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ announcement: null, htmlError: expect.any(String) });
    expect(await countAll()).toBe(before);
  });

  test('to a game reaches who plays it or asked for messages, and nobody else', async () => {
    const stranger = await product.user('stranger');
    const opted = await product.user('opted');
    await opted.post('/api/notification/preferences', {
      lockReminders: true,
      email: false,
      push: true,
    });
    const sent = await admin.post('/api/notification/announce', {
      audience: 'game',
      gameId: 2,
      html: 'Counter-Strike only',
    });
    expect(sent.json().announcement.recipients).toBe(1);
    expect((await listOf(opted))[0]?.html).toBe('Counter-Strike only');
    expect(await listOf(stranger)).toEqual([]);
  });

  test.each([
    { why: 'a game without its id', audience: 'game', gameId: null },
    { why: 'everyone of one game', audience: 'everyone', gameId: 1 },
  ])('says whom it is for: $why', async ({ audience, gameId }) => {
    const refused = await admin.post('/api/notification/announce', {
      audience,
      gameId,
      html: 'x',
    });
    expect(refused.statusCode).toBe(400);
  });

  test('is shown before it is sent, as it will be', async () => {
    const html = '<p>Hello <i>you</i></p>';
    const shown = await admin.post('/api/notification/previewAnnouncement', { html });
    expect(shown.json()).toEqual({ html: 'Hello <i>you</i>' });
  });
});

describe('choices', () => {
  const choose = (user: typeof admin, choice: object) =>
    user.post('/api/notification/preferences', {
      lockReminders: true,
      email: false,
      push: false,
      ...choice,
    });

  test('are reminders in the product and nothing elsewhere until somebody chooses', async () => {
    const user = await product.user('fresh');
    const standing = (await user.get('/api/notification/preferences')).json();
    expect(standing).toMatchObject({ lockReminders: true, email: false, push: false });
    const chosen = await choose(user, { lockReminders: false, push: true });
    expect(chosen.json()).toEqual({ ...standing, lockReminders: false, push: true });
    expect((await user.get('/api/notification/preferences')).json()).toEqual(chosen.json());
  });

  test('of e-mail need a verified address; a refused choice changes nothing', async () => {
    const user = await product.user('unready');
    const refused = await choose(user, { lockReminders: false, email: true });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'email_not_ready']);
    const rows = await db
      .selectFrom('notificationPreferences')
      .select('email')
      .where('userId', '=', user.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('all browsers subscribe with one key, the same after a restart', async () => {
    const again = await testProduct(product);
    const [one, other] = [await product.user('left'), await again.user('right')];
    const keys = await Promise.all(
      [one, other].map(
        async (user) => (await user.get('/api/notification/preferences')).json().pushKey,
      ),
    );
    expect(keys[0]).toMatch(/^B[\w-]{86}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('a browser’s subscription', () => {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  let browsers = 0;
  const subscribe = (user: typeof admin, endpoint: string) =>
    user.post('/api/notification/pushSubscription', { endpoint, keys });
  const endpointsOf = async (user: typeof admin) =>
    (
      await db
        .selectFrom('pushSubscriptions')
        .select('endpoint')
        .where('userId', '=', user.id)
        .orderBy('createdAt')
        .execute()
    ).map(({ endpoint }) => endpoint);

  test('belongs to whoever subscribed last, and only they can end it', async () => {
    const [one, other] = [await product.user('sub-one'), await product.user('sub-other')];
    const endpoint = 'https://fcm.googleapis.com/fcm/send/shared';
    expect((await subscribe(one, endpoint)).statusCode).toBe(204);
    await subscribe(other, endpoint);
    expect([await endpointsOf(one), await endpointsOf(other)]).toEqual([[], [endpoint]]);
    const end = (user: typeof admin) =>
      user.post('/api/notification/pushUnsubscription', { endpoint });
    expect((await end(one)).statusCode).toBe(204);
    expect(await endpointsOf(other)).toEqual([endpoint]);
    await end(other);
    expect(await endpointsOf(other)).toEqual([]);
  });

  test('gives way when it is the oldest of 21, also with many at once', async () => {
    const user = await product.user('collector');
    const address = (at: number) => `https://web.push.apple.com/${at}`;
    await subscribe(user, address(0));
    await Promise.all(Array.from({ length: 24 }, (_, at) => subscribe(user, address(at + 1))));
    const kept = await endpointsOf(user);
    expect(kept).toHaveLength(20);
    expect(kept).not.toContain(address(0));
  });

  test.each([
    { why: 'an address in the own network', endpoint: 'https://10.0.0.1/push', status: 400 },
    { why: 'the machine itself', endpoint: 'https://localhost/push', status: 400 },
    {
      why: 'a service name as prefix',
      endpoint: 'https://fcm.googleapis.com.evil.example/',
      status: 400,
    },
    {
      why: 'a service name as user',
      endpoint: 'https://fcm.googleapis.com@evil.example/',
      status: 400,
    },
    { why: 'a service name as suffix', endpoint: 'https://evilfcm.googleapis.com/', status: 400 },
    {
      why: 'another port of a service',
      endpoint: 'https://fcm.googleapis.com:8443/x',
      status: 400,
    },
    { why: 'in the clear', endpoint: 'http://fcm.googleapis.com/x', status: 400 },
    { why: 'no address', endpoint: 'push', status: 400 },
    { why: 'Chrome', endpoint: 'https://fcm.googleapis.com/fcm/send/a:b', status: 204 },
    {
      why: 'Firefox',
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a',
      status: 204,
    },
    { why: 'Edge', endpoint: 'https://wns2-par02p.notify.windows.com/w/?token=a', status: 204 },
    { why: 'Safari', endpoint: 'https://web.push.apple.com/QaBc', status: 204 },
  ])('is of a known push service: $why', async ({ endpoint, status }) => {
    const user = await product.user(`browser-${browsers++}`);
    expect((await subscribe(user, endpoint)).statusCode).toBe(status);
    expect(await endpointsOf(user)).toHaveLength(status === 204 ? 1 : 0);
  });

  test('needs keys that could be some', async () => {
    const user = await product.user('keyless');
    const refused = await user.post('/api/notification/pushSubscription', {
      endpoint: 'https://web.push.apple.com/x',
      keys: { p256dh: 'short', auth: '' },
    });
    expect(refused.statusCode).toBe(400);
  });
});

test('nobody but the signed-in has notifications', async () => {
  expect((await visitor.get('/api/notification/all')).statusCode).toBe(401);
});
