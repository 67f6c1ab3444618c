import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../../testing/account/users.ts';
import { testProduct } from '../../../../testing/product/product.ts';

const product = await testProduct();
const { db } = product;

describe('choices', () => {
  const choose = (user: TestUser, choice: object) =>
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

  test('of email need a verified address; a refused choice changes nothing', async () => {
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
  const subscribe = (user: TestUser, endpoint: string) =>
    user.post('/api/notification/pushSubscription', { endpoint, keys });
  const endpointsOf = async (user: TestUser) =>
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
    const end = (user: TestUser) => user.post('/api/notification/pushUnsubscription', { endpoint });
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
