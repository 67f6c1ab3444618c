import { createFakePatreon, type Patron } from '@callshot/fake-providers';
import { beforeEach, expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';
import { followLevels } from './follow-member.service.ts';

const secret = 'what-patreon-signs-with';
const product = await testProduct(undefined, { config: { patreonWebhookSecret: secret } });
const { db, app } = product;
const elsewhere = await testProduct(product);
const admin = await product.user('chief', ['Admin']);
const patreon = createFakePatreon({
  secret,
  send: async ({ body, headers }) => {
    const url = '/api/supporters/webhook';
    return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
  },
});

const begun = [
  { id: 2, fromCents: 100 },
  { id: 3, fromCents: 500 },
  { id: 4, fromCents: 1500 },
];
const set = (...levels: { id: number; fromCents: number }[]) =>
  admin.post('/api/supporters/levels', { levels });
const kept = async () =>
  (await db.selectFrom('patreonLevels').select(['id', 'fromCents']).orderBy('id').execute()).slice(
    1,
  );

let made = 0;
const patron = async (name: string, cents: number) => {
  made += 1;
  const email = `${made}@mail.example`;
  const { id } = await product.user(name);
  const emailVerifiedAt = new Date();
  await db.updateTable('users').set({ email, emailVerifiedAt }).where('id', '=', id).execute();
  const member: Patron = {
    memberId: `0a1b2c3d-0000-4000-8000-${String(made).padStart(12, '0')}`,
    userId: String(9_000_000 + made),
    email,
    isEmailVerified: true,
    discordId: null,
  };
  await patreon.pays(member, cents);
  return { id, member };
};
const levelOf = async (userId: number) =>
  (await product.visitor.get(`/api/user/usercardinfo/${userId}`)).json().patreonLevel.id;

beforeEach(() => set(...begun));

test('what levels begin at is seen with how many have each', async () => {
  const { id } = await product.user('pays well');
  await db.updateTable('users').set({ patreonLevelId: 3 }).where('id', '=', id).execute();
  const answer = (await admin.get('/api/supporters/levels')).json();
  expect(answer).toMatchObject({
    isWebhookOn: true,
    levels: [
      { id: 1, fromCents: 0 },
      { ...begun[0], users: 0 },
      { ...begun[1], users: 1 },
      begun[2],
    ],
  });
});

test('memberships that are known move with what levels begin at, and the log tells of both', async () => {
  const { id, member } = await patron('moves', 500);
  expect(await levelOf(id)).toBe(3);
  expect((await set({ id: 3, fromCents: 600 })).statusCode).toBe(200);
  await followLevels(product.capabilities.services);
  expect(await levelOf(id)).toBe(2);
  await set({ id: 3, fromCents: 300 }, { id: 4, fromCents: 500 });
  await followLevels(product.capabilities.services);
  expect(await levelOf(id)).toBe(4);
  await patreon.leaves(member);
  expect(await levelOf(id)).toBe(1);
  const rows = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'before', 'after'])
    .where('action', '=', 'supporters.levels_changed')
    .orderBy('id')
    .execute();
  expect(rows.at(-2)).toMatchObject({
    actorUserId: admin.id,
    before: { levels: [{ id: 1, fromCents: 0 }, ...begun] },
    after: { levels: [{ id: 1 }, begun[0], { id: 3, fromCents: 600 }, begun[2]] },
  });
});

test('two processes that follow at once move a membership once', async () => {
  const { id } = await patron('moves once', 700);
  await set({ id: 4, fromCents: 700 });
  const both = [product, elsewhere].map(({ capabilities }) => followLevels(capabilities.services));
  await Promise.all(both);
  expect(await levelOf(id)).toBe(4);
  const moves = await db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', 'user.supporter-level-changed')
    .where('subjectId', '=', id)
    .execute();
  expect(moves).toHaveLength(2);
});

test('what an Admin gave stays where a membership is worth what it was [rule: nameplates-16]', async () => {
  const { id } = await patron('given more', 100);
  await db.updateTable('users').set({ patreonLevelId: 4 }).where('id', '=', id).execute();
  await set({ id: 3, fromCents: 600 });
  await followLevels(product.capabilities.services);
  expect(await levelOf(id)).toBe(4);
});

test.each([
  { why: 'no level', levels: [{ id: 99, fromCents: 10 }], code: 'level_not_found' },
  { why: 'who pays nothing', levels: [{ id: 1, fromCents: 10 }], code: 'level_not_found' },
  {
    why: 'no more than the level below',
    levels: [{ id: 3, fromCents: 100 }],
    code: 'levels_out_of_order',
  },
  {
    why: 'more than the level above',
    levels: [{ id: 2, fromCents: 501 }],
    code: 'levels_out_of_order',
  },
  { why: 'nothing', levels: [{ id: 2, fromCents: 0 }], code: 'bad_request' },
  { why: 'half of a cent', levels: [{ id: 2, fromCents: 1.5 }], code: 'bad_request' },
])('a level that begins at $why is refused, and none is changed', async ({ levels, code }) => {
  expect((await set({ id: 4, fromCents: 2000 }, ...levels)).json().code).toBe(code);
  expect(await kept()).toEqual(begun);
});

test('what is set already is not written again', async () => {
  const rows = () =>
    db
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', 'supporters.levels_changed')
      .execute();
  const before = await rows();
  expect((await set(...begun)).statusCode).toBe(200);
  expect(await rows()).toEqual(before);
});
