import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../../testing/account/users.ts';
import { nobodysHost, testMessages } from '../../../../testing/reach/messages.ts';

const messages = await testMessages();
const { db, metrics, mailbox, service, log, wait, notifications, start } = messages;
const { reachable, subscribe, announce, sendAll, pushesTo, outcomesOf } = messages;
const hour = 3_600_000;

describe('web push', () => {
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
        language: 'en',
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

  const endpointsOf = (user: TestUser) =>
    db.selectFrom('pushSubscriptions').select('endpoint').where('userId', '=', user.id).execute();

  test.each([
    { why: 'gone', status: 410, isKept: false, outcome: 'failed' },
    { why: 'unknown', status: 404, isKept: false, outcome: 'failed' },
    { why: 'leading elsewhere', status: 302, isKept: true, outcome: 'failed' },
    { why: 'refusing for good', status: 413, isKept: true, outcome: 'failed' },
    { why: 'too often', status: 429, isKept: true, outcome: null },
    { why: 'busy', status: 503, isKept: true, outcome: null },
  ])('forgets a browser that is no more: $why', async ({ status, isKept, outcome }) => {
    const user = await reachable(`browser-${status}`, { push: true });
    const browser = await subscribe(user);
    await announce(`status ${status}`);
    service.answer(status);
    await sendAll();
    expect(await endpointsOf(user)).toHaveLength(isKept ? 1 : 0);
    expect(await outcomesOf(user)).toEqual([outcome]);
    expect(log.join()).not.toContain('/push/');
    service.answer(201);
    wait(16_000);
    await sendAll();
    const isSentAgain = outcome === null;
    expect(pushesTo(browser)).toHaveLength(isSentAgain ? 2 : 1);
    expect(await outcomesOf(user)).toEqual([isSentAgain ? 'sent' : outcome]);
  });

  test('is sent again to those browsers alone that do not have it', async () => {
    const user = await reachable('two browsers', { push: true });
    const laptop = await subscribe(user);
    const phone = await subscribe(user);
    await announce('twice');
    service.answer(503, phone);
    await sendAll();
    expect(await outcomesOf(user)).toEqual([null]);
    service.answer(201);
    wait(16_000);
    await sendAll();
    expect([pushesTo(laptop).length, pushesTo(phone).length]).toEqual([1, 2]);
    expect(await outcomesOf(user)).toEqual(['sent']);
  });

  test('waits for a service that is away, while others are served', async () => {
    const user = await reachable('far away', { push: true });
    const other = await reachable('close by', { push: true });
    const away = service.browserAt(nobodysHost);
    await subscribe(user, away);
    const browser = await subscribe(other);
    await announce('away');
    await sendAll();
    expect([await outcomesOf(user), await outcomesOf(other)]).toEqual([[null], ['sent']]);
    for (let at = 0; at < 12; at += 1) {
      wait(hour + 1000);
      await sendAll();
    }
    expect(await outcomesOf(user)).toEqual(['failed']);
    expect(pushesTo(browser)).toHaveLength(1);
    expect(await endpointsOf(user)).toHaveLength(1);
  });

  test('asks a service that was away by one message, while the others wait for its answer', async () => {
    const { sendPushes } = start();
    for (let at = 0; at < 12; at += 1) {
      await subscribe(
        await reachable(`at rest ${at}`, { push: true }),
        service.browserAt(nobodysHost),
      );
    }
    await announce('at rest');
    await sendPushes();
    const asked = () => log.filter((line) => line.includes('push was not sent')).length;
    expect(asked()).toBeGreaterThan(0);
    log.length = 0;
    wait(60_000);
    await sendPushes();
    expect(asked()).toBe(1);
  });

  test('calls no service that is not known any more', async () => {
    const user = await reachable('tricked', { push: true });
    const { keys } = service.browser();
    await subscribe(user, { endpoint: 'https://10.0.0.1/inside', keys });
    await announce('inside');
    await sendAll();
    expect(await outcomesOf(user)).toEqual(['failed']);
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
