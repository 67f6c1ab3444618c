import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';
import { tellNotices } from '../../reach/notifications/notices/tell-notices.service.ts';
import { openReward } from './open-reward.service.ts';

const product = await testProduct();
const { db } = product;
const elsewhere = await testProduct(product);
const admin = await product.user('chief', ['Admin']);

const monthIn = async (months: number): Promise<string> => {
  const { rows } = await sql<{ month: string }>`
    select to_char((clock_timestamp() at time zone 'UTC') + ${months} * interval '1 month', 'YYYY-MM') as month`.execute(
    db,
  );
  return rows[0]?.month ?? '';
};
const month = await monthIn(0);

const supporter = async (name: string, patreonLevelId = 2) => {
  const user = await product.user(name);
  await db.updateTable('users').set({ patreonLevelId }).where('id', '=', user.id).execute();
  return user;
};
const tell = async () => {
  const { services } = product.capabilities;
  const onError = (error: unknown) => {
    throw error;
  };
  await tellNotices({ ...services, onError, onMade: () => {} });
};
type Client = Awaited<ReturnType<typeof supporter>>;
const optionIds = async (user: Client): Promise<number[]> =>
  (await user.get('/api/nameplate/options')).json().map(({ id }: { id: number }) => id);
const choose = (user: Client, nameplateId: number) =>
  user.get(`/api/nameplate/select?nameplateId=${nameplateId}`);
const bell = async (user: Client) =>
  (await user.get('/api/notification/all'))
    .json()
    .filter(({ onClickAction }: { onClickAction: number }) => onClickAction === 1);
const supporterPlates = (
  await db.selectFrom('nameplates').select('id').where('typeId', '=', 3).orderBy('id').execute()
).map(({ id }) => id);
const [plate = 0, other = 0] = supporterPlates;

beforeEach(async () => {
  for (const table of [
    'rewardClaims',
    'rewardOffers',
    'rewardMonths',
    'ownedNameplates',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('notices').where('kind', '=', 'monthly-reward').execute();
});

test('a month opens once, whichever and however many processes look', async () => {
  await Promise.all(Array.from({ length: 12 }, () => openReward(db)));
  await openReward(elsewhere.db);
  const notices = await db
    .selectFrom('notices')
    .select(['subject', 'onClickAction', 'lockAt'])
    .where('kind', '=', 'monthly-reward')
    .execute();
  expect(notices).toEqual([
    {
      subject: `monthly-reward ${month}`,
      onClickAction: 1,
      lockAt: new Date(`${await monthIn(1)}-01T00:00:00Z`),
    },
  ]);
});

test('supporters are told once, and others are not [rule: nameplates-17]', async () => {
  const [user, none] = [await supporter('told'), await supporter('untold', 1)];
  await openReward(db);
  await tell();
  await openReward(db);
  await tell();
  expect(await bell(user)).toMatchObject([
    { html: expect.stringContaining('nameplate of the month') },
  ]);
  expect(await bell(none)).toEqual([]);
  expect(await optionIds(user)).toEqual(supporterPlates);
  expect(await optionIds(none)).toEqual([]);
  expect((await choose(none, plate)).json().code).toBe('no_reward');
});

test('who has all that is offered is not asked to choose', async () => {
  const user = await supporter('complete');
  await db
    .insertInto('ownedNameplates')
    .values(
      supporterPlates.map((nameplateId) => ({
        userId: user.id,
        nameplateId,
        source: 'staff' as const,
      })),
    )
    .execute();
  await openReward(db);
  await tell();
  expect(await bell(user)).toEqual([]);
});

test('one is chosen: it is theirs, the bell asks no more, and that was it for the month [rule: nameplates-3]', async () => {
  const user = await supporter('chooser');
  await openReward(db);
  await tell();
  expect((await choose(user, 3)).json().code).toBe('not_offered');
  expect((await choose(user, plate)).json()).toEqual({ nameplateId: plate });
  expect(await bell(user)).toEqual([]);
  expect(await optionIds(user)).toEqual([]);
  expect((await choose(user, other)).json().code).toBe('already_claimed');
  const own = (await user.get('/api/nameplate/user')).json();
  expect(own).toMatchObject([{ id: 0 }, { id: plate, source: 'reward' }]);
});

test('what is theirs already is not offered, and cannot be wasted a month on [rule: nameplates-5]', async () => {
  const user = await supporter('collector');
  await db
    .insertInto('ownedNameplates')
    .values({ userId: user.id, nameplateId: plate, source: 'staff' })
    .execute();
  await openReward(db);
  expect(await optionIds(user)).not.toContain(plate);
  expect((await choose(user, plate)).json().code).toBe('already_owned');
  expect((await choose(user, other)).statusCode).toBe(200);
});

test('of 100 requests at once, at two processes, one is answered with the plate', async () => {
  const user = await supporter('eager');
  await openReward(db);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      (at % 2 === 0 ? product : elsewhere).app.inject({
        method: 'GET',
        url: `/api/nameplate/select?nameplateId=${supporterPlates[at % supporterPlates.length]}`,
        headers: { game: '1' },
        cookies: Object.fromEntries(user.cookies),
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(99);
  const owned = await db
    .selectFrom('ownedNameplates')
    .selectAll()
    .where('userId', '=', user.id)
    .execute();
  expect(owned).toHaveLength(1);
});

test('a month that is over offers nothing, and its notification is gone [rule: nameplates-17]', async () => {
  const user = await supporter('late');
  await openReward(db);
  await tell();
  expect(await bell(user)).toHaveLength(1);
  const before = await monthIn(-1);
  await sql`insert into reward_months (month, opened_at) values (${before}, clock_timestamp())`.execute(
    db,
  );
  await sql`update reward_offers set month = ${before}`.execute(db);
  await sql`delete from reward_months where month = ${month}`.execute(db);
  await sql`update notices set lock_at = date_trunc('month', clock_timestamp()), subject = 'monthly-reward ' || ${before}
    where kind = 'monthly-reward'`.execute(db);
  expect(await bell(user)).toEqual([]);
  expect(await optionIds(user)).toEqual([]);
  expect((await choose(user, plate)).json().code).toBe('no_reward');
  // A process that was down at midnight opens the new one when it runs again.
  await openReward(db);
  await tell();
  expect(await bell(user)).toHaveLength(1);
});

test('an Admin chooses what a month offers; what is offered cannot be deleted', async () => {
  const next = await monthIn(1);
  const plan = (body: object) => admin.post('/api/supporters/rewards', { month: next, ...body });
  expect((await plan({ offered: [other, 999_999] })).json().code).toBe('nameplate_not_found');
  expect((await plan({ month: await monthIn(-1), offered: [other] })).json().code).toBe(
    'month_over',
  );
  expect((await plan({ month: await monthIn(13), offered: [other] })).json().code).toBe(
    'month_over',
  );
  expect((await plan({ offered: [other, other, 3] })).json()).toEqual({
    month: next,
    isOpen: false,
    isChosen: true,
    offered: [3, other],
    claims: 0,
  });
  expect((await admin.delete(`/api/nameplate/delete/${other}`)).json().code).toBe('in_use');
  expect((await plan({ offered: [] })).json()).toMatchObject({
    isChosen: false,
    offered: supporterPlates,
  });
  const months = (await admin.get('/api/supporters/rewards')).json();
  const toPlan = await Promise.all(Array.from({ length: 13 }, (_, ahead) => monthIn(ahead)));
  expect(months.map(({ month: each }: { month: string }) => each)).toEqual(toPlan);
});

test('an Admin sees who took what of a month, the last first', async () => {
  const [first, second] = [await supporter('took first'), await supporter('took second')];
  await openReward(db);
  const claims = async (of = month, from = '') =>
    (await admin.get(`/api/supporters/claims/${of}${from}`)).json();
  expect(await claims()).toEqual({ rows: [], total: 0 });
  await choose(first, plate);
  await choose(second, other);
  const both = await claims();
  expect(both).toMatchObject({
    rows: [
      { userId: second.id, username: 'took second', nameplate: { id: other } },
      { userId: first.id, username: 'took first', nameplate: { id: plate } },
    ],
    total: 2,
  });
  expect(await claims(month, '?from=1')).toEqual({ rows: both.rows.slice(1), total: 2 });
  expect((await claims(await monthIn(1))).total).toBe(0);
  expect((await first.get(`/api/supporters/claims/${month}`)).statusCode).toBe(403);
  expect((await admin.get('/api/supporters/claims/2026-13')).statusCode).toBe(400);
});

test('what an Admin chose is what opens, and changes while it is open', async () => {
  const user = await supporter('chosen for');
  const plan = (offered: number[]) => admin.post('/api/supporters/rewards', { month, offered });
  await plan([3]);
  expect(await optionIds(user)).toEqual([]);
  await openReward(db);
  expect(await optionIds(user)).toEqual([3]);
  await plan([4]);
  expect(await optionIds(user)).toEqual([4]);
  await plan([]);
  expect(await optionIds(user)).toEqual(supporterPlates);
});

test('a nameplate that is disabled is not offered', async () => {
  const user = await supporter('spared');
  await openReward(db);
  const disable = (disabled: boolean) =>
    admin.post('/api/nameplate/disable', { id: plate, disabled, reason: 'broken' });
  await disable(true);
  expect(await optionIds(user)).not.toContain(plate);
  expect((await choose(user, plate)).json().code).toBe('not_offered');
  await disable(false);
});
