import { expect, test, vi } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { signedInAt } from '../../../testing/community/invites.ts';
import { untilAnswered } from '../../../testing/platform/until-answered.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { keyOf, makeCode } from './code.ts';

const product = await testProduct();
/** Another process on the same database. */
const elsewhere = await testProduct(product);
const { db, visitor } = product;
const admin = await product.user('promo-admin', ['Admin']);
const { id: plateId } = await db
  .insertInto('nameplates')
  .values({ typeId: 4, name: 'Gate Pass', description: 'Of a promo', style: '' })
  .returning('id')
  .executeTakeFirstOrThrow();

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const offer = {
  description: 'For the finals',
  nameplateId: plateId,
  startsAt: yesterday,
  endsAt: tomorrow as string | null,
};
const create = (code: string, mostClaims = 100, part: Partial<typeof offer> = {}) =>
  admin.post('/api/promo/create', { ...offer, ...part, codes: { code, mostClaims } });
const redeem = (user: TestUser, code: string) =>
  user.get(`/api/promo/redeem?code=${encodeURIComponent(code)}`);
const claimed = { description: 'For the finals', rewardNamePlateStyleId: plateId };

test.each([...['FINALS-26', 'finals-26', '  Finals-26\t', 'finals26', 'FINALS 26'].entries()])(
  'a code is taken however it is written: %i, %s [rule: promo-3]',
  async (at, typed) => {
    await create('FINALS-26');
    const user = await product.user(`writer-${at}`);
    expect((await redeem(user, typed)).json()).toEqual(claimed);
    const owned = (await user.get('/api/nameplate/user')).json();
    expect(owned.map(({ id }: { id: number }) => id)).toContain(plateId);
  },
);

test('whatever is wrong with a code, the answer is the same: nothing [rule: promo-3, promo-5]', async () => {
  const promoId = (await create('DISABLED')).json().id;
  await admin.post('/api/promo/disable', { promoId, disabled: true, reason: 'It leaked' });
  await create('NOT-YET', 1, { startsAt: tomorrow, endsAt: null });
  await create('OVER', 1);
  await db
    .updateTable('promos')
    .set({ startsAt: new Date(0), endsAt: new Date(1) })
    .where('id', '=', (eb) =>
      eb.selectFrom('promoCodes').select('promoId').where('key', '=', 'OVER'),
    )
    .execute();
  await create('USED-UP', 1);
  expect((await redeem(await product.user('faster'), 'used-up')).json()).toEqual(claimed);
  await create('ONCE', 5);
  const user = await product.user('unlucky');
  expect((await redeem(user, 'once')).json()).toEqual(claimed);
  for (const code of ['once', 'used-up', 'over', 'not-yet', 'disabled', 'unknown', '']) {
    const answer = await redeem(user, code);
    expect([code, answer.statusCode, answer.json()]).toEqual([code, 200, null]);
  }
});

test('a guess is one of ten an hour, right or wrong [rule: promo-5]', async () => {
  await create('GUESSED');
  const user = await product.user('guesser');
  for (let at = 0; at < 10; at += 1) {
    expect((await redeem(user, `guess-${at}`)).statusCode).toBe(200);
  }
  const answer = await redeem(user, 'guessed');
  expect(answer.statusCode).toBe(429);
  expect(answer.json().code).toBe('too_many_tries');
});

test('of an address, sixty codes that there are not, whatever accounts it has', async () => {
  await create('VENUE', 100);
  await create('OVER-BY-NOW', 1);
  const venue = '198.51.100.40';
  const users: TestUser[] = [];
  for (let at = 0; at < 8; at += 1) users.push(await product.user(`of the venue ${at}`));
  const from = (user: TestUser, by: typeof product, address: string, code: string) =>
    signedInAt(user, by.app, address).get(`/api/promo/redeem?code=${code}`);
  // Existing codes, claimed or not, do not count as guesses.
  for (const user of users) {
    expect((await from(user, product, venue, 'venue')).json()).toEqual(claimed);
    await from(user, product, venue, 'over-by-now');
  }
  const answers = await Promise.all(
    users.flatMap((user, of) =>
      Array.from({ length: 8 }, (_, at) =>
        untilAnswered(() => from(user, at % 2 ? product : elsewhere, venue, `guess-${of}-${at}`)),
      ),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
  expect(codes.filter((code) => code === 429)).toHaveLength(4);
  const late = await product.user('late at the venue');
  const refused = await from(late, product, venue, 'venue');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
  expect((await from(late, product, '198.51.100.41', 'venue')).json()).toEqual(claimed);
});

test('no more than the most claims, of a hundred at once in two processes, and each once', async () => {
  const promoId = (await create('RUSH', 7)).json().id;
  const users = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      (at % 2 ? product : elsewhere).user(`rushes-${String(at).padStart(3, '0')}`),
    ),
  );
  const answers = await Promise.all(users.map((user) => untilAnswered(() => redeem(user, 'rush'))));
  expect(answers.filter((answer) => answer.json() !== null)).toHaveLength(7);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const claims = (await admin.get(`/api/promo/claims/${promoId}`)).json();
  expect(claims.total).toBe(7);
  expect(new Set(claims.rows.map(({ userId }: { userId: number }) => userId)).size).toBe(7);
  const { claims: counted } = await db
    .selectFrom('promoCodes')
    .select('claims')
    .where('key', '=', 'RUSH')
    .executeTakeFirstOrThrow();
  expect(counted).toBe(7);
});

test('who sends a code ten times at once claims it once', async () => {
  await create('TEN-TIMES', 100);
  const user = await product.user('impatient');
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(user, 'ten-times')));
  expect(answers.filter((answer) => answer.json() !== null)).toHaveLength(1);
  const row = await db
    .selectFrom('promoCodes')
    .select('claims')
    .where('key', '=', 'TENTIMES')
    .executeTakeFirst();
  expect(row).toEqual({ claims: 1 });
});

test('of a batch every code is claimed once, and a user claims one of them [rule: promo-4]', async () => {
  const made = await admin.post('/api/promo/create', {
    ...offer,
    nameplateId: null,
    codes: { count: 300 },
  });
  expect(made.json()).toMatchObject({ code: null, codes: 300, claims: 0, mostClaims: 300 });
  const codes: { code: string }[] = (await admin.get(`/api/promo/codes/${made.json().id}`)).json();
  const texts = codes.map(({ code }) => code);
  expect(new Set(texts).size).toBe(300);
  for (const text of texts) expect(text).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
  const [first = '', second = ''] = texts;
  const user = await product.user('one-of-batch');
  const nothing = { description: 'For the finals', rewardNamePlateStyleId: null };
  expect((await redeem(user, first)).json()).toEqual(nothing);
  expect((await redeem(user, second)).json()).toBeNull();
  const other = await product.user('other-of-batch');
  expect((await redeem(other, first)).json()).toBeNull();
  expect((await redeem(other, second)).json()).toEqual(nothing);
});

test('whether a promo ends too early is for the clock of the database, whatever that of the process says', async () => {
  const day = 24 * 60 * 60 * 1000;
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now - 10 * day });
  const past = { startsAt: new Date(now - 5 * day).toISOString(), endsAt: yesterday };
  const late = await create('SLOW-CLOCK', 1, past);
  vi.setSystemTime(now + 10 * day);
  const early = await create('FAST-CLOCK', 1, { endsAt: new Date(now + day).toISOString() });
  vi.useRealTimers();
  expect([late.statusCode, late.json().code]).toEqual([400, 'ends_too_early']);
  expect(early.statusCode, early.body).toBe(200);
});

test('what cannot be made is refused, and nothing of it stays', async () => {
  await create('TAKEN-CODE');
  const count = async () => (await db.selectFrom('promos').select('id').execute()).length;
  const before = await count();
  const refusals = [
    [await create('taken code'.replace(' ', '-')), 409, 'code_taken'],
    [await create('TAKENCODE'), 409, 'code_taken'],
    [await create('LATE', 1, { endsAt: yesterday }), 400, 'ends_too_early'],
    [await create('NO-PLATE', 1, { nameplateId: 2_000_000_000 }), 400, 'nameplate_not_found'],
    [await create('a', 1), 400, 'bad_request'],
    [await create('MANY', 10_000_001), 400, 'bad_request'],
  ] as const;
  for (const [answer, status, code] of refusals) {
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  }
  expect(await count()).toBe(before);
});

test('a promo is disabled with a reason and enabled again, which the audit log tells', async () => {
  const promoId = (await create('ON-AND-OFF')).json().id;
  const turn = (disabled: boolean, reason: string) =>
    admin.post('/api/promo/disable', { promoId, disabled, reason });
  expect((await turn(true, ' ')).json().code).toBe('reason_required');
  expect((await turn(true, 'It leaked')).statusCode).toBe(204);
  expect((await turn(true, 'Again')).statusCode).toBe(204);
  const user = await product.user('patient');
  expect((await redeem(user, 'on-and-off')).json()).toBeNull();
  expect((await turn(false, 'It did not')).statusCode).toBe(204);
  expect((await redeem(user, 'on-and-off')).json()).toEqual(claimed);
  const told = await db
    .selectFrom('auditLog')
    .select(['action', 'reason'])
    .where('subjectType', '=', 'promo')
    .where('subjectId', '=', promoId)
    .orderBy('id')
    .execute();
  expect(told).toEqual([
    { action: 'promo.created', reason: null },
    { action: 'promo.disabled', reason: 'It leaked' },
    { action: 'promo.enabled', reason: 'It did not' },
  ]);
  expect(
    (await admin.post('/api/promo/disable', { promoId: 99_999, disabled: true, reason: 'x' }))
      .statusCode,
  ).toBe(404);
});

test('visitors and other staff make nothing, and see nothing', async () => {
  const creator = await product.user('event-creator', ['EventCreator']);
  expect((await creator.get('/api/promo/list')).statusCode).toBe(403);
  expect((await visitor.get('/api/promo/redeem?code=FINALS-26')).statusCode).toBe(401);
});

test('pages of promos go back to the first', async () => {
  const all = await db.selectFrom('promos').select('id').orderBy('id', 'desc').execute();
  for (let more = all.length; more < 55; more += 1) await create(`PAGE-${more}`);
  const seen: number[] = [];
  let next: number | null = null;
  do {
    const page: { rows: { id: number }[]; next: number | null } = (
      await admin.get(`/api/promo/list${next === null ? '' : `?before=${next}`}`)
    ).json();
    seen.push(...page.rows.map(({ id }) => id));
    next = page.next;
  } while (next !== null);
  const ids = await db.selectFrom('promos').select('id').orderBy('id', 'desc').execute();
  expect(seen).toEqual(ids.map(({ id }) => id));
});

test('codes are long, and none is made twice', () => {
  const made = new Set(Array.from({ length: 5000 }, makeCode));
  expect(made.size).toBe(5000);
  for (const code of made) expect(keyOf(code)).toHaveLength(16);
});
