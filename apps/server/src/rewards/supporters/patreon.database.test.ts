import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { createFakePatreon, type PatreonDelivery, type Patron } from '@callshot/fake-providers';
import { describe, expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';
import { findMembersAccounts } from './follow-member.service.ts';

const secret = 'what-patreon-signs-with';
const product = await testProduct(undefined, { config: { patreonWebhookSecret: secret } });
const { db, app } = product;

const url = '/api/supporters/webhook';
const post = ({ body, headers }: PatreonDelivery) =>
  app.inject({ method: 'POST', url, headers, payload: body });
const patreon = createFakePatreon({
  secret,
  send: async (delivery) => (await post(delivery)).statusCode,
});

let made = 0;
const patron = (facts: Partial<Patron> = {}): Patron => {
  made += 1;
  return {
    memberId: `0a1b2c3d-0000-4000-8000-${String(made).padStart(12, '0')}`,
    userId: String(9_000_000 + made),
    email: `patron${made}@mail.example`,
    isEmailVerified: true,
    discordId: null,
    ...facts,
  };
};
const account = async (
  name: string,
  { email, isVerified = true }: { email?: string; isVerified?: boolean } = {},
) => {
  const { id } = await product.user(name);
  if (email !== undefined) {
    const emailVerifiedAt = isVerified ? new Date() : null;
    await db.updateTable('users').set({ email, emailVerifiedAt }).where('id', '=', id).execute();
  }
  return id;
};
const levelOf = async (userId: number) =>
  (await product.visitor.get(`/api/user/usercardinfo/${userId}`)).json().patreonLevel.id;
const link = (userId: number, subject: string) =>
  db
    .insertInto('externalLogins')
    .values({ userId, provider: 'discord', subject, externalUsername: null })
    .execute();
const sign = (body: string) => createHmac('md5', secret).update(body).digest('hex');
const signed = (body: string, event = 'members:update', signature = sign(body)) => ({
  body,
  headers: {
    'content-type': 'application/json',
    'x-patreon-event': event,
    'x-patreon-signature': signature,
  },
});

test.each([
  { cents: 0, level: 1 },
  { cents: 99, level: 1 },
  { cents: 100, level: 2 },
  { cents: 499, level: 2 },
  { cents: 500, level: 3 },
  { cents: 1499, level: 3 },
  { cents: 1500, level: 4 },
  { cents: 2 ** 31 - 1, level: 4 },
])('$cents cents a month are level $level', async ({ cents, level }) => {
  const member = patron();
  const userId = await account(`pays ${cents}`, { email: member.email });
  await patreon.pays(member, cents);
  expect(await levelOf(userId)).toBe(level);
});

test('a level follows what is paid, down to none, and the log tells by whom [rule: nameplates-16]', async () => {
  const member = patron();
  const userId = await account('follows', { email: member.email });
  await patreon.pays(member, 500);
  await patreon.pays(member, 1500);
  expect(await levelOf(userId)).toBe(4);
  await patreon.isDeclined(member);
  expect(await levelOf(userId)).toBe(1);
  await patreon.pays(member, 100);
  expect(await levelOf(userId)).toBe(2);
  await patreon.leaves(member);
  expect(await levelOf(userId)).toBe(1);
  const rows = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'after', 'reason'])
    .where('action', '=', 'user.supporter-level-changed')
    .where('subjectId', '=', userId)
    .orderBy('id')
    .execute();
  expect(rows.map(({ after }) => after)).toEqual(
    [3, 4, 1, 2, 1].map((patreonLevelId) => ({ patreonLevelId })),
  );
  expect(rows[0]).toMatchObject({ actorUserId: null, reason: 'Patreon' });
});

test('what an Admin set stays until the membership changes', async () => {
  const member = patron();
  const userId = await account('gifted', { email: member.email });
  await patreon.pays(member, 100);
  await db.updateTable('users').set({ patreonLevelId: 4 }).where('id', '=', userId).execute();
  await patreon.pays(member, 110);
  expect(await levelOf(userId)).toBe(4);
  await patreon.pays(member, 500);
  expect(await levelOf(userId)).toBe(3);
});

test('somebody is known by Discord before their e-mail, and by none that is not verified on both sides', async () => {
  const member = patron({ discordId: '123456789012345678' });
  const [byMail, byDiscord] = [
    await account('by mail', { email: member.email }),
    await account('by discord'),
  ];
  await link(byDiscord, '123456789012345678');
  await patreon.pays(member, 500);
  expect([await levelOf(byMail), await levelOf(byDiscord)]).toEqual([1, 3]);

  const unproven = patron({ isEmailVerified: false });
  const claimed = await account('claimed there', { email: unproven.email });
  await patreon.pays(unproven, 500);
  expect(await levelOf(claimed)).toBe(1);

  const proven = patron();
  const claims = await account('claims here', { email: proven.email, isVerified: false });
  await patreon.pays(proven, 500);
  expect(await levelOf(claims)).toBe(1);
});

test('a member is kept until the account appears', async () => {
  const byMail = patron();
  const byDiscord = patron({ discordId: '222222222222222222' });
  await patreon.pays(byMail, 500);
  await patreon.pays(byDiscord, 1500);
  await findMembersAccounts(product.capabilities.services);
  const [first, second] = [
    await account('later', { email: byMail.email }),
    await account('later too'),
  ];
  await link(second, '222222222222222222');
  await findMembersAccounts(product.capabilities.services);
  expect([await levelOf(first), await levelOf(second)]).toEqual([3, 4]);
});

test('of who pays nothing and is nobody here, nothing is kept', async () => {
  const member = patron();
  await patreon.pays(member, 500);
  await patreon.leaves(member);
  const kept = await db
    .selectFrom('patreonMembers')
    .selectAll()
    .where('memberKey', '=', member.memberId)
    .execute();
  expect(kept).toEqual([]);
});

test('the same body again is refused, also as another event, and from many at once', async () => {
  const member = patron();
  const userId = await account('replayed', { email: member.email });
  const { body, headers } = await patreon.pays(member, 1500);
  await patreon.pays(member, 100);
  for (const event of ['members:create', 'members:pledge:update', 'members:delete']) {
    const again = await post({ body, headers: { ...headers, 'x-patreon-event': event } });
    expect(again.json().code).toBe('webhook_repeated');
  }
  expect(await levelOf(userId)).toBe(2);
  const fresh = signed(body.replace('"note":""', '"note":"x"'));
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(fresh)));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
});

describe('deliveries in any order', () => {
  const [january, february, march] = ['2026-01-05', '2026-02-05', '2026-03-05'].map(
    (day) => `${day}T10:00:00.000+00:00`,
  );
  interface Told {
    readonly cents: number;
    readonly charged?: string | null | undefined;
    readonly begun?: string | null | undefined;
    readonly status?: string;
    readonly event?: string;
  }
  const steps: readonly { why: string; older: Told; newer: Told; level: number }[] = [
    {
      why: 'an upgrade',
      older: { cents: 100, charged: january },
      newer: { cents: 1500, charged: february },
      level: 4,
    },
    {
      why: 'a downgrade',
      older: { cents: 1500, charged: january },
      newer: { cents: 100, charged: february },
      level: 2,
    },
    {
      why: 'a card that is declined',
      older: { cents: 500, charged: january },
      newer: { cents: 500, charged: february, status: 'declined_patron' },
      level: 1,
    },
    {
      why: 'an end between two charges',
      older: { cents: 500, charged: january, begun: january },
      newer: { cents: 0, charged: january, begun: january, status: 'former_patron' },
      level: 1,
    },
    {
      why: 'an end whose pledge is told no more, told as another event',
      older: { cents: 500, charged: january, begun: january },
      newer: { cents: 500, charged: january, begun: null, event: 'members:delete' },
      level: 1,
    },
    {
      why: 'an end before the first charge',
      older: { cents: 500, charged: null, begun: january },
      newer: { cents: 0, charged: null, begun: january, status: 'former_patron' },
      level: 1,
    },
    {
      why: 'a pledge that begins anew',
      older: { cents: 0, charged: january, begun: january, status: 'former_patron' },
      newer: { cents: 500, charged: january, begun: march },
      level: 3,
    },
    {
      why: 'another amount that is not charged yet',
      older: { cents: 1500, charged: february, begun: january },
      newer: { cents: 100, charged: march, begun: january },
      level: 2,
    },
  ];
  const tell = (member: Patron, { cents, charged, begun, status, event }: Told) => {
    const told = JSON.parse(body);
    told.data.id = member.memberId;
    told.data.attributes = {
      patron_status: status ?? 'active_patron',
      currently_entitled_amount_cents: cents,
      last_charge_date: charged,
      pledge_relationship_start: begun,
    };
    told.included[0].attributes.email = member.email;
    return post(signed(JSON.stringify(told), event));
  };

  test.each(steps)(
    '$why: told late, what was before it changes nothing',
    async ({ why, older, newer, level }) => {
      for (const order of ['as it was', 'turned', 'at once'] as const) {
        const member = patron();
        const userId = await account(`${why.slice(0, 20)} ${order}`, { email: member.email });
        const all = order === 'turned' ? [newer, older] : [older, newer];
        if (order === 'at once') await Promise.all(all.map((told) => tell(member, told)));
        else for (const told of all) expect((await tell(member, told)).statusCode).toBe(204);
        expect([order, await levelOf(userId)]).toEqual([order, level]);
      }
    },
  );

  test('nobody who left before they were known here comes back by what was said before', async () => {
    const member = patron();
    await tell(member, { cents: 0, charged: february, status: 'former_patron' });
    await tell(member, { cents: 1500, charged: january });
    const userId = await account('left before', { email: member.email });
    await findMembersAccounts(product.capabilities.services);
    expect(await levelOf(userId)).toBe(1);
  });

  test.each([
    { why: 'none', charged: undefined },
    { why: 'null', charged: null },
    { why: 'no date', charged: 'yesterday' },
  ])('where the date is $why, the last one said holds', async ({ why, charged }) => {
    const member = patron();
    const userId = await account(`dated ${why}`, { email: member.email });
    for (const cents of [500, 1500, 100]) await tell(member, { cents, charged });
    expect(await levelOf(userId)).toBe(2);
  });
});

const somebody = patron();
const body = JSON.stringify({
  data: {
    type: 'member',
    id: somebody.memberId,
    attributes: { patron_status: 'active_patron', currently_entitled_amount_cents: 1500 },
    relationships: { user: { data: { id: '1' } } },
  },
  included: [
    {
      type: 'user',
      id: '1',
      attributes: { email: 'forged@mail.example', is_email_verified: true },
    },
  ],
});

test.each([
  { why: 'no signature', delivery: signed(body, 'members:create', '') },
  { why: 'a made-up signature', delivery: signed(body, 'members:create', 'a'.repeat(32)) },
  { why: 'half a signature', delivery: signed(body, 'members:create', sign(body).slice(0, 16)) },
  {
    why: 'the signature of another body',
    delivery: signed(body, 'members:create', sign(`${body} `)),
  },
  {
    why: 'a body that was changed',
    delivery: { ...signed(body), body: body.replace('1500', '9999') },
  },
  {
    why: 'another secret',
    delivery: signed(
      body,
      'members:create',
      createHmac('md5', 'another').update(body).digest('hex'),
    ),
  },
])('$why changes nothing', async ({ delivery }) => {
  const answer = await post(delivery);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().code).toBe('wrong_signature');
  expect(
    await db
      .selectFrom('patreonMembers')
      .select('memberKey')
      .where('memberKey', '=', somebody.memberId)
      .execute(),
  ).toEqual([]);
});

test.each([
  { why: 'no JSON', text: 'not json' },
  { why: 'nothing', text: '' },
  { why: 'null', text: 'null' },
  { why: 'an array', text: '[]' },
  { why: 'no member', text: '{"data":{"type":"post","id":"1","attributes":{}}}' },
  { why: 'a negative amount', text: body.replace('1500', '-1') },
  { why: 'more than 32 bits', text: body.replace('1500', '99999999999') },
  { why: 'NUL in its id', text: body.replace(somebody.memberId, 'a\\u0000b') },
  { why: 'half a character', text: body.replace(somebody.memberId, '\\ud800') },
  { why: 'lists in lists', text: '['.repeat(20_000) },
  { why: 'bytes that are no text', text: '\u00ff\u00fe' },
])('what is signed and is $why is refused, and nothing is kept', async ({ text }) => {
  const answer = await post(signed(text));
  expect(answer.statusCode).toBe(400);
});

test('an event of another kind is taken, and nothing follows', async () => {
  expect((await post(signed('{"data":{"type":"post"}}', 'posts:publish'))).statusCode).toBe(204);
  expect((await post(signed(body, 'members:'))).statusCode).toBe(204);
  expect(
    await db
      .selectFrom('patreonMembers')
      .select('memberKey')
      .where('memberKey', '=', somebody.memberId)
      .execute(),
  ).toEqual([]);
});

test('a huge body is refused unread', async () => {
  expect((await post(signed(`"${'x'.repeat(70_000)}"`))).statusCode).toBe(413);
});

test('half a body changes nothing, and the next is taken', async () => {
  const member = patron();
  const userId = await account('halved', { email: member.email });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { body: whole, headers } = signed(JSON.stringify({ half: true }));
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = Object.entries({
    ...headers,
    host: 'localhost',
    'content-length': String(whole.length),
  });
  socket.write(
    `POST ${url} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  socket.write(whole.slice(0, 5));
  await patreon.pays(member, 500);
  expect(await levelOf(userId)).toBe(3);
  socket.destroy();
});

test('where the operator set no secret there is no webhook, whatever it is signed with', async () => {
  const closed = await testProduct(product);
  for (const key of ['', 'null', 'undefined']) {
    const signature = createHmac('md5', key).update(body).digest('hex');
    const answer = await closed.app.inject({
      method: 'POST',
      url,
      headers: signed(body, 'members:create', signature).headers,
      payload: body,
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('webhook_off');
  }
});
