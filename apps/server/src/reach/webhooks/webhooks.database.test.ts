import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { answers, publicAddress, testReceiver } from '../../../testing/reach/receiver.ts';
import type { Sender } from '../../platform/outbox/sender.ts';
import { giveUpOldDeliveries } from './deliveries.repository.ts';
import { deleteOldHappenings, writeHappenings } from './happenings.repository.ts';
import { createWebhookSender, webhookBackOff } from './send-due.ts';

const receiver = await testReceiver();
const config = { outboundLine: receiver.line };
const product = await testProduct(undefined, { config });
const { db } = product;

const senderOf = (stopping = new AbortController().signal): Sender =>
  createWebhookSender({
    db,
    line: receiver.line,
    publicUrl: 'http://localhost:3000',
    tellUser: product.capabilities.services.tellUser,
    stopping,
    onError: (error) => {
      throw error;
    },
    onSent: () => {},
  });
/** Everything that is due, to its end. */
const sendAll = async (...senders: Sender[]): Promise<void> => {
  const all = senders.length === 0 ? [senderOf()] : senders;
  await Promise.all(all.map((sender) => sender.run()));
};
const topics = ['opened', 'locked', 'results', 'finished'];
const create = async (user: TestUser, url: string, wanted = topics) => {
  const answer = await user.post('/api/webhook/create', { url, topics: wanted });
  expect([answer.statusCode, answer.body.slice(0, 90)]).toEqual([200, expect.any(String)]);
  return answer.json() as { webhook: { id: number }; secret: string };
};
const deliveriesOf = async (user: TestUser, webhookId: number) =>
  (await user.get(`/api/webhook/deliveries?webhookId=${webhookId}`)).json();
const row = (id: number) =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const bodiesOf = (host: string) => receiver.receivedBy(host).map(({ body }) => JSON.parse(body));

describe('an address', () => {
  test.each([
    { why: 'no https', url: 'http://receiver.example/', code: 'bad_address' },
    { why: 'no address', url: 'receiver', code: 'bad_address' },
    { why: 'brackets without an end', url: 'https://[::1', code: 'bad_address' },
    { why: 'a password', url: 'https://a:b@receiver.example/', code: 'bad_address' },
    { why: 'a port', url: 'https://receiver.example:5432/', code: 'bad_address' },
    {
      why: 'this machine',
      url: 'https://loop.example/',
      at: ['127.0.0.1'],
      code: 'closed_network',
    },
    { why: 'this machine by IPv6', url: 'https://[::1]/', at: ['::1'], code: 'closed_network' },
    { why: 'mapped', url: 'https://m.example/', at: ['::ffff:10.0.0.1'], code: 'closed_network' },
    {
      why: 'a home network',
      url: 'https://h.example/',
      at: ['192.168.1.7'],
      code: 'closed_network',
    },
    {
      why: 'metadata',
      url: 'https://md.example/',
      at: ['169.254.169.254'],
      code: 'closed_network',
    },
    { why: 'local IPv6', url: 'https://l.example/', at: ['fd00:ec2::254'], code: 'closed_network' },
    {
      why: 'one of two is closed',
      url: 'https://two.example/',
      at: [publicAddress, '10.1.1.1'],
      code: 'closed_network',
    },
    { why: 'nobody has the name', url: 'https://none.example/', at: [], code: 'no_host' },
  ])('is refused when it is saved: $why', async ({ why, url, at, code }) => {
    if (at) receiver.means(new URL(url).hostname.replace(/^\[|\]$/g, ''), at);
    const user = await product.user(`a ${why}`.slice(0, 20));
    const answer = await user.post('/api/webhook/create', { url, topics });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
    expect((await user.get('/api/webhook/list')).json()).toEqual([]);
  });

  test('is looked at again when it is sent to, and only what was looked at is connected to', async () => {
    const user = await product.user('rebinder');
    receiver.means('rebinds.example', [publicAddress], ['127.0.0.1']);
    const { webhook } = await create(user, 'https://rebinds.example/');
    receiver.reached.length = 0;
    await user.post('/api/webhook/test', { webhookId: webhook.id });
    await sendAll();
    expect(receiver.reached).toEqual([]);
    expect(await deliveriesOf(user, webhook.id)).toMatchObject([
      { state: 'failed', status: null, problem: 'The address is not on the public internet' },
    ]);
  });

  test('of a redirect is not gone to', async () => {
    const user = await product.user('redirected');
    receiver.behaves('away.example', answers(302, { location: 'https://elsewhere.example/' }));
    const { webhook } = await create(user, 'https://away.example/hook?x=1');
    await user.post('/api/webhook/test', { webhookId: webhook.id });
    await sendAll();
    expect(receiver.receivedBy('away.example').map(({ path }) => path)).toEqual(['/hook?x=1']);
    expect(receiver.receivedBy('elsewhere.example')).toEqual([]);
    expect(await deliveriesOf(user, webhook.id)).toMatchObject([
      { state: 'failed', status: 302, problem: 'Answered 302: redirects are not followed' },
    ]);
  });
});

test('a receiver that breaks off with another protocol holds nothing up', async () => {
  const user = await product.user('upgraded');
  receiver.behaves('upgrades.example', answers(101, { connection: 'upgrade', upgrade: 'x' }));
  const { webhook } = await create(user, 'https://upgrades.example/');
  await user.post('/api/webhook/test', { webhookId: webhook.id });
  await sendAll();
  expect(await deliveriesOf(user, webhook.id)).toMatchObject([
    { state: 'failed', status: null, problem: 'The connection failed' },
  ]);
});

test('there are three at most, however many are made at once; the secret is told once', async () => {
  const user = await product.user('hooked');
  const sent = await Promise.all(
    [1, 2, 3, 4, 5].map((at) =>
      user.post('/api/webhook/create', { url: `https://many${at}.example/`, topics }),
    ),
  );
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409, 409]);
  const { secret } = sent.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  expect(secret).toMatch(/^cswh_[0-9a-f]{64}$/);
  const list = await user.get('/api/webhook/list');
  expect([list.json().length, list.body.includes('cswh_')]).toEqual([3, false]);
  const data = await user.get('/api/account/export');
  expect(data.body).not.toContain('cswh_');
});

test('a delivery is signed, and tells its topic, id and instant [rule: api-13]', async () => {
  const user = await product.user('signed for');
  const { webhook, secret } = await create(user, 'https://signed.example/');
  const made = await user.post('/api/webhook/test', { webhookId: webhook.id });
  expect(made.json()).toMatchObject({ topic: 'test', state: 'waiting', attempts: 0 });
  await sendAll();
  const [one] = receiver.receivedBy('signed.example');
  const { headers, body } = one!;
  const expected = createHmac('sha256', secret)
    .update(`${headers['callshot-timestamp']}.${body}`)
    .digest('hex');
  expect(headers['callshot-signature']).toBe(`v1=${expected}`);
  expect(Math.abs(Number(headers['callshot-timestamp']) * 1000 - Date.now())).toBeLessThan(60_000);
  expect(headers['callshot-delivery']).toBe(made.json().deliveryId);
  expect(JSON.parse(body)).toEqual({
    id: made.json().deliveryId,
    topic: 'test',
    happenedAt: expect.any(String),
    event: null,
    stage: null,
  });
  expect(await deliveriesOf(user, webhook.id)).toMatchObject([
    { state: 'delivered', status: 200, attempts: 1, problem: null },
  ]);
});

describe('what happens', () => {
  test('is told once to whoever wants it, however many processes look', async () => {
    const user = await product.user('told');
    await create(user, 'https://all.example/');
    await create(user, 'https://finished.example/', ['finished']);
    const event = await testEvent(db, { stages: [swissStage()] });
    const stage = event.stages[0]!;
    await Promise.all([1, 2, 3, 4].map(() => writeHappenings(db)));
    await sendAll(senderOf(), senderOf(), senderOf());
    const opened = bodiesOf('all.example');
    expect(opened).toEqual([
      {
        id: expect.any(String),
        topic: 'opened',
        happenedAt: expect.any(String),
        event: {
          id: event.row.id,
          gameId: 1,
          name: 'Test Major',
          page: `http://localhost:3000/rl/event/${event.row.id}`,
          details: `http://localhost:3000/api/event/get?eventId=${event.row.id}`,
          results: `http://localhost:3000/api/event/official?eventId=${event.row.id}`,
        },
        stage: { id: stage.id, index: 0, name: stage.name },
      },
    ]);
    await sql`update event_stages set sealed_at = clock_timestamp() where id = ${stage.id}`.execute(
      db,
    );
    await sql`update events set official_version = 3 where id = ${event.row.id}`.execute(db);
    await writeHappenings(db);
    await sql`update events set finished_at = clock_timestamp(), official_version = 4
      where id = ${event.row.id}`.execute(db);
    // Results that come in one after the other are told together.
    await writeHappenings(db);
    await writeHappenings(db);
    await sendAll(senderOf(), senderOf());
    expect(
      bodiesOf('all.example')
        .map(({ topic }) => topic)
        .sort(),
    ).toEqual(['finished', 'locked', 'opened', 'results']);
    expect(bodiesOf('finished.example').map(({ topic }) => topic)).toEqual(['finished']);
    const ids = bodiesOf('all.example').map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    // No picks of any user.
    expect(
      receiver
        .receivedBy('all.example')
        .map(({ body }) => body)
        .join(),
    ).not.toMatch(/pick|slip|userId/i);
  });

  test('before a webhook was there, or while it was off, is not told', async () => {
    const user = await product.user('late comer');
    await testEvent(db, { stages: [swissStage()] });
    await create(user, 'https://latecomer.example/');
    await writeHappenings(db);
    await sendAll();
    expect(receiver.receivedBy('latecomer.example')).toEqual([]);
  });
});

test('what is told and over is forgotten, without being told anew', async () => {
  const user = await product.user('remembering');
  const { webhook } = await create(user, 'https://remembers.example/', ['results']);
  const event = await testEvent(db, { stages: [swissStage()] });
  const official = async (version: number) => {
    await sql`update events set official_version = ${version} where id = ${event.row.id}`.execute(
      db,
    );
    await writeHappenings(db);
    // Longer ago than anything is news.
    await sql`update webhook_happenings set happened_at = happened_at - interval '31 days'
      where event_id = ${event.row.id}`.execute(db);
  };
  const topicsOf = async () => {
    const found = db.selectFrom('webhookHappenings').select('topic');
    return (await found.where('eventId', '=', event.row.id).orderBy('topic').execute()).map(
      ({ topic }) => topic,
    );
  };
  await official(1);
  await official(2);
  await deleteOldHappenings(db);
  // They are still among the deliveries that owners are shown.
  expect(await topicsOf()).toEqual(['opened', 'results', 'results']);
  await sql`delete from webhook_deliveries d using webhook_happenings h
    where h.id = d.happening_id and h.event_id = ${event.row.id}`.execute(db);
  await sql`update event_stages set opened_at = opened_at - interval '31 days'
    where event_id = ${event.row.id}`.execute(db);
  await deleteOldHappenings(db);
  expect(await topicsOf()).toEqual(['results']);
  await writeHappenings(db);
  expect(await deliveriesOf(user, webhook.id)).toEqual([]);
});

describe('a receiver that fails', () => {
  test('is asked again later and later, and not at all after a day', async () => {
    const user = await product.user('failing');
    receiver.behaves('fails.example', answers(500));
    const { webhook } = await create(user, 'https://fails.example/');
    await testEvent(db, { stages: [swissStage()] });
    await writeHappenings(db);
    const waits: number[] = [];
    for (const _ of webhookBackOff) {
      await sendAll();
      const [delivery] = await deliveriesOf(user, webhook.id);
      expect(delivery).toMatchObject({ state: 'waiting', status: 500, problem: 'Answered 500' });
      waits.push(Math.round((Date.parse(delivery.nextAttemptAt) - Date.now()) / 60_000));
      await sql`update webhook_deliveries set next_attempt_at = clock_timestamp()
        where webhook_id = ${webhook.id}`.execute(db);
    }
    expect(waits).toEqual([1, 5, 30, 120, 360, 480, 480]);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 60);
    expect((await row(webhook.id)).offBy).toBeNull();
    await sql`update webhooks set failing_since = clock_timestamp() - interval '25 hours'
      where id = ${webhook.id}`.execute(db);
    await sendAll();
    expect((await row(webhook.id)).offBy).toBe('failures');
    expect(await deliveriesOf(user, webhook.id)).toMatchObject([{ state: 'failed', attempts: 8 }]);
    expect((await user.get('/api/notification/all')).body).toContain(
      'Nothing has come through to fails.example for a day: Answered 500.',
    );
    const refused = await user.post('/api/webhook/test', { webhookId: webhook.id });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'webhook_off']);
    const again = { webhookId: webhook.id, url: 'https://fails.example/', topics, isOn: true };
    expect((await user.post('/api/webhook/update', again)).json()).toMatchObject({
      offBy: null,
      failingSince: null,
    });
  });

  test('is tried once however often the call for it is sent', async () => {
    const user = await product.user('trying twice');
    receiver.behaves('tried.example', answers(204));
    const { webhook } = await create(user, 'https://tried.example/');
    const send = () =>
      user.post('/api/webhook/test', { webhookId: webhook.id }, { 'idempotency-key': 'try' });
    const [one, two] = await Promise.all([send(), send()]);
    expect(two.json()).toEqual(one.json());
    await sendAll();
    expect((await send()).json()).toEqual(one.json());
    expect(await deliveriesOf(user, webhook.id)).toHaveLength(1);
  });

  test('is well again after one delivery; what failed can be sent again, under its id', async () => {
    const user = await product.user('recovering');
    receiver.behaves('recovers.example', answers(503));
    const { webhook } = await create(user, 'https://recovers.example/');
    await user.post('/api/webhook/test', { webhookId: webhook.id });
    await sendAll();
    const [failed] = await deliveriesOf(user, webhook.id);
    expect(failed.state).toBe('failed');
    receiver.behaves('recovers.example', answers(204));
    const body = { webhookDeliveryId: failed.id };
    const stranger = await product.user('no owner');
    expect((await stranger.post('/api/webhook/resend', body)).statusCode).toBe(404);
    const key = { 'idempotency-key': 'again' };
    const sent = await user.post('/api/webhook/resend', body, key);
    expect(sent.json().state).toBe('waiting');
    expect((await user.post('/api/webhook/resend', body, key)).json()).toEqual(sent.json());
    const twice = await user.post('/api/webhook/resend', body);
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'delivery_waits']);
    await sendAll();
    expect((await user.post('/api/webhook/resend', body, key)).json()).toEqual(sent.json());
    await sendAll();
    expect(await deliveriesOf(user, webhook.id)).toMatchObject([
      { state: 'delivered', status: 204, attempts: 2 },
    ]);
    const ids = receiver
      .receivedBy('recovers.example')
      .map(({ headers }) => headers['callshot-delivery']);
    expect(ids).toEqual([failed.deliveryId, failed.deliveryId]);
  });

  test('is not asked again what was on its way when its webhook was switched off', async () => {
    const user = await product.user('switching off');
    const { webhook } = await create(user, 'https://switched.example/');
    const webhookId = webhook.id;
    receiver.behaves('switched.example', (response, received) => {
      const off = { webhookId, url: 'https://switched.example/', topics, isOn: false };
      void user.post('/api/webhook/update', off).then(() => answers(500)(response, received));
    });
    await testEvent(db, { stages: [swissStage()] });
    await writeHappenings(db);
    await sendAll();
    expect(await deliveriesOf(user, webhookId)).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  test('and is asked nothing for two days is not said to be asked still', async () => {
    const user = await product.user('two days');
    const { webhook } = await create(user, 'https://older.example/');
    await user.post('/api/webhook/test', { webhookId: webhook.id });
    await sql`update webhook_deliveries set created_at = created_at - interval '49 hours'
      where webhook_id = ${webhook.id}`.execute(db);
    await sendAll();
    await giveUpOldDeliveries(db);
    expect(await deliveriesOf(user, webhook.id)).toMatchObject([
      { state: 'failed', attempts: 0, problem: 'It was no news any more' },
    ]);
  });

  test('and lets others wait holds up none but those that do so too', async () => {
    const slow = await product.user('slow');
    const quick = await product.user('quick');
    receiver.behaves('hangs.example', () => {});
    const { webhook: hanging } = await create(slow, 'https://hangs.example/');
    const { webhook } = await create(quick, 'https://quick.example/');
    for (const webhookId of [hanging.id, webhook.id]) {
      await (webhookId === webhook.id ? quick : slow).post('/api/webhook/test', { webhookId });
    }
    const sending = senderOf().run();
    await expect.poll(() => receiver.receivedBy('quick.example').length).toBe(1);
    await expect
      .poll(async () => (await deliveriesOf(quick, webhook.id))[0].state)
      .toBe('delivered');
    expect((await row(webhook.id)).isSlow).toBe(false);
    expect(await deliveriesOf(slow, hanging.id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    // A second one to the same receiver waits for the first.
    await slow.post('/api/webhook/test', { webhookId: hanging.id });
    expect(receiver.receivedBy('hangs.example').length).toBeLessThanOrEqual(1);
    await sending;
    expect((await deliveriesOf(slow, hanging.id)).at(-1)).toMatchObject({
      state: 'failed',
      problem: 'No answer within 5 seconds',
    });
  }, 20_000);
});

describe('staff', () => {
  test('see all, and switch off what its owner then cannot switch on', async () => {
    const admin = await product.user('watching admin', ['Admin']);
    const user = await product.user('abuser');
    const { webhook } = await create(user, 'https://abuse.example/');
    const all = (await admin.get('/api/webhook/all')).json();
    expect(all.rows[0]).toMatchObject({ id: webhook.id, username: 'abuser', waiting: 0 });
    expect(JSON.stringify(all)).not.toContain('cswh_');
    expect((await user.get('/api/webhook/all')).statusCode).toBe(403);
    const change = (isOff: boolean, reason = 'Floods somebody') =>
      admin.post('/api/webhook/switch', { webhookId: webhook.id, isOff, reason });
    expect((await change(true, '')).json().code).toBe('reason_required');
    expect((await change(true)).statusCode).toBe(204);
    const on = { webhookId: webhook.id, url: 'https://abuse.example/', topics, isOn: true };
    const refused = await user.post('/api/webhook/update', on);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'off_by_staff']);
    expect((await change(false)).statusCode).toBe(204);
    expect((await user.post('/api/webhook/update', on)).json().offBy).toBeNull();
    const log = await db
      .selectFrom('auditLog')
      .select('action')
      .where('actorUserId', '=', admin.id)
      .where('action', 'like', 'webhook.%')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['webhook.switched_off', 'webhook.allowed']);
  });
});

describe('an address that staff closed', () => {
  let made = 0;
  const closed = async () => {
    made += 1;
    const admin = await product.user(`closing admin ${made}`, ['Admin']);
    const user = await product.user(`flooder ${made}`);
    const url = `https://closed${made}.example/hook?a=1`;
    const { webhook } = await create(user, url);
    const change = (isOff: boolean) =>
      admin.post('/api/webhook/switch', { webhookId: webhook.id, isOff, reason: 'Floods them' });
    const listed = async () =>
      (await admin.get('/api/webhook/all'))
        .json()
        .rows.filter((row: { url: string }) => row.url === url);
    return { user, url, webhook, change, listed };
  };
  const codeOf = async (user: TestUser, url: string) => {
    const answer = await user.post('/api/webhook/create', { url, topics });
    return answer.json().code ?? answer.statusCode;
  };

  test('stays closed when the webhook is deleted, however it is spelt and to whoever asks for it', async () => {
    const { user, url, webhook, change, listed } = await closed();
    expect((await change(true)).statusCode).toBe(204);
    expect((await user.post('/api/webhook/delete', { webhookId: webhook.id })).statusCode).toBe(
      204,
    );
    expect((await user.get('/api/webhook/list')).json()).toEqual([]);
    expect((await listed())[0]).toMatchObject({ offBy: 'staff', isDeleted: true });
    const host = new URL(url).hostname;
    for (const again of [
      url,
      `${url}#x`,
      `https://${host}/other`,
      `HTTPS://${host.toUpperCase()}./`,
    ]) {
      expect(await codeOf(user, again)).toBe('off_by_staff');
    }
    const stranger = await product.user(`second account ${made}`);
    expect(await codeOf(stranger, `${url}#again`)).toBe('off_by_staff');
    expect(await codeOf(stranger, `https://${host}/their-own`)).toBe(200);
    const { webhook: other } = await create(user, `https://elsewhere${made}.example/`);
    const moved = { webhookId: other.id, url, topics, isOn: false };
    expect((await user.post('/api/webhook/update', moved)).json().code).toBe('off_by_staff');

    expect((await change(false)).statusCode).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await codeOf(user, url)).toBe(200);
  });

  test('is not left by moving the webhook, and all of its owner there go with it', async () => {
    const { user, url, webhook, change, listed } = await closed();
    const { webhook: second } = await create(user, url);
    await change(true);
    expect((await listed()).map(({ offBy }: { offBy: string }) => offBy)).toEqual([
      'staff',
      'staff',
    ]);
    for (const { id } of [webhook, second]) {
      const moved = { webhookId: id, url: 'https://elsewhere.example/', topics, isOn: false };
      expect((await user.post('/api/webhook/update', moved)).json().code).toBe('off_by_staff');
      const on = { webhookId: id, url, topics, isOn: true };
      expect((await user.post('/api/webhook/update', on)).json().code).toBe('off_by_staff');
    }
    await change(false);
    const on = { webhookId: second.id, url, topics, isOn: true };
    expect((await user.post('/api/webhook/update', on)).json().offBy).toBeNull();
  });
});

test('nobody reads or changes a webhook of somebody else', async () => {
  const user = await product.user('owner of one');
  const stranger = await product.user('stranger to it');
  const { webhook } = await create(user, 'https://private.example/');
  const body = { webhookId: webhook.id };
  const update = { ...body, url: 'https://mine.example/', topics, isOn: true };
  for (const sent of [
    await stranger.get(`/api/webhook/deliveries?webhookId=${webhook.id}`),
    await stranger.post('/api/webhook/test', body),
    await stranger.post('/api/webhook/update', update),
    await stranger.post('/api/webhook/delete', body),
  ]) {
    expect([sent.statusCode, sent.json().code]).toEqual([404, 'webhook_not_found']);
  }
  expect((await row(webhook.id)).url).toBe('https://private.example/');
  expect((await user.post('/api/webhook/delete', body)).statusCode).toBe(204);
});
