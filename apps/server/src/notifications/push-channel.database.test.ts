import { describe, expect, test } from 'vitest';
import { testMessages } from './test-messages.ts';

const messages = await testMessages();
const { db, metrics, mailbox, service, log, notifications, start } = messages;
const { reachable, subscribe, announce, sendAll, pushesTo, outcomesOf } = messages;

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
        title: 'News',
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
    expect(log.join()).not.toContain('/push/');
  });

  test('calls no service that is not known any more', async () => {
    const user = await reachable('tricked', { push: true });
    const { keys } = service.browser();
    await subscribe(user, { endpoint: 'https://10.0.0.1/inside', keys });
    await announce('inside');
    await sendAll();
    expect(await outcomesOf(user)).toEqual(['failed']);
  });

  test('that hangs holds up neither the stop nor emails', async () => {
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

test('figures say how many there were', async () => {
  expect(await metrics.print()).toMatch(/^callshot_notifications_total [1-9]\d*$/m);
  expect(notifications.counts.messages()).toContainEqual({
    channel: 'push',
    outcome: 'sent',
    count: expect.any(Number),
  });
});
