import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { goodPassword, type TestUser } from '../../../testing/account/users.ts';
import {
  everythingOfLeagues,
  join,
  leagueOf,
  withPassword,
} from '../../../testing/community/leagues.ts';
import { type TestProduct, testProduct } from '../../../testing/product/product.ts';
import { leaveAllLeagues } from './hand-over.service.ts';
import { createLeagueMembers } from './league-members.ts';

const product = await testProduct();
const { db, visitor, capabilities } = product;

const leave = (user: TestUser, leagueId: number) =>
  user.delete(`/api/leagues/leave?leagueId=${leagueId}`);
const remove = (user: TestUser, leagueId: number, userId: number, ban = false) =>
  user.delete(`/api/leagues/removeMember?leagueId=${leagueId}&userId=${userId}&ban=${ban}`);
const unban = (user: TestUser, leagueId: number, userId: number) =>
  user.post('/api/leagues/unban', { leagueId, userId });
const handOver = (user: TestUser, leagueId: number, userId: number) =>
  user.post('/api/leagues/handOver', { leagueId, userId });
const pageOf = (user: Pick<TestUser, 'get'>, leagueId: number, from = 0) =>
  user.get(`/api/leagues/members?leagueId=${leagueId}&from=${from}`);
const see = async (user: Pick<TestUser, 'get'>, leagueId: number) =>
  (await user.get(`/api/leagues/get?leagueId=${leagueId}`)).json();
const logOf = async (leagueId: number) =>
  (
    await db
      .selectFrom('auditLog as a')
      .leftJoin('auditPersonal as p', 'p.auditId', 'a.id')
      .select(['a.action', 'a.actorUserId', 'p.content'])
      .where('a.subjectType', '=', 'league')
      .where('a.subjectId', '=', leagueId)
      .orderBy('a.id')
      .execute()
  ).map(({ action, actorUserId, content }) => [
    action,
    actorUserId,
    content === null ? null : JSON.parse(content).after,
  ]);

let count = 0;
/** A league of three: who made it, who joined first, who joined last. */
async function three(part = {}) {
  count += 1;
  const [creator, first, last] = [
    await product.user(`creator ${count}`),
    await product.user(`first ${count}`),
    await product.user(`last ${count}`),
  ];
  const { id } = await leagueOf(creator, part);
  const password = 'password' in part ? String(part.password) : undefined;
  for (const user of [first, last]) {
    expect((await join(user, id, password)).statusCode).toBe(200);
  }
  return { id, creator, first, last };
}
type Three = Awaited<ReturnType<typeof three>>;
const outsider = await product.user('outsider');
const admin = await product.user('some admin', ['Admin']);

test('a member leaves, once, and may come back; the creator does not [rule: leagues-12]', async () => {
  const { id, creator, first } = await three();
  expect((await leave(first, id)).statusCode).toBe(204);
  expect(await see(first, id)).toMatchObject({ isMember: false, memberCount: 2 });
  const before = await everythingOfLeagues(db);
  for (const [user, status, code] of [
    [first, 404, 'not_in_league'],
    [outsider, 404, 'not_in_league'],
    [creator, 409, 'creator_leaves'],
  ] as const) {
    const answer = await leave(user, id);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  }
  expect(await everythingOfLeagues(db)).toEqual(before);
  expect((await join(first, id)).statusCode).toBe(200);
});

test('the creator removes who then may come back, and bans who may not [rule: leagues-29]', async () => {
  const { id, creator, first, last } = await three(withPassword('sesame'));
  const before = await everythingOfLeagues(db);
  for (const [user, userId, status, code] of [
    [first, last.id, 403, 'not_creator'],
    [outsider, last.id, 403, 'not_creator'],
    [admin, last.id, 403, 'not_creator'],
    [creator, creator.id, 409, 'creator_leaves'],
    [creator, outsider.id, 404, 'not_a_member'],
    [creator, 2_147_483_647, 404, 'not_a_member'],
  ] as const) {
    const answer = await remove(user, id, userId, true);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  }
  expect((await unban(first, id, last.id)).statusCode).toBe(403);
  expect(await everythingOfLeagues(db)).toEqual(before);

  expect((await remove(creator, id, first.id)).statusCode).toBe(204);
  expect((await join(first, id, 'sesame')).statusCode).toBe(200);
  expect((await remove(creator, id, last.id, true)).statusCode).toBe(204);
  // Neither by the right password nor by a wrong one does anybody learn which it is.
  for (const password of ['sesame', 'wrong']) {
    const answer = await join(last, id, password);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'banned']);
  }
  expect((await pageOf(creator, id)).json().banned).toEqual([
    { userId: last.id, username: expect.stringMatching(/^last/), at: expect.any(String) },
  ]);
  expect((await pageOf(first, id)).json()).not.toHaveProperty('banned');
  for (let time = 0; time < 2; time += 1) {
    expect((await unban(creator, id, last.id)).statusCode).toBe(204);
  }
  expect((await join(last, id, 'sesame')).statusCode).toBe(200);
  expect(await logOf(id)).toEqual([
    ['league.member_removed', creator.id, { member: expect.stringMatching(/^first/) }],
    ['league.member_banned', creator.id, { member: expect.stringMatching(/^last/) }],
    ['league.member_unbanned', creator.id, { member: expect.stringMatching(/^last/) }],
  ]);
});

test('a league is handed to a member, who then may do what its creator did', async () => {
  const { id, creator, first } = await three();
  const before = await everythingOfLeagues(db);
  for (const [user, userId, status, code] of [
    [first, first.id, 403, 'not_creator'],
    [admin, first.id, 403, 'not_creator'],
    [creator, outsider.id, 404, 'not_a_member'],
    [creator, 2_147_483_647, 404, 'not_a_member'],
  ] as const) {
    const answer = await handOver(user, id, userId);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  }
  expect((await handOver(creator, id, creator.id)).json()).toMatchObject({ version: 0 });
  expect(await everythingOfLeagues(db)).toEqual(before);

  expect((await handOver(creator, id, first.id)).json()).toMatchObject({
    createdBy: first.id,
    creatorName: expect.stringMatching(/^first/),
    memberCount: 3,
    version: 1,
  });
  expect((await handOver(creator, id, creator.id)).statusCode).toBe(403);
  expect((await leave(creator, id)).statusCode).toBe(204);
  expect((await leave(first, id)).statusCode).toBe(409);
  expect(await logOf(id)).toEqual([
    ['league.handed_over', creator.id, { creator: expect.stringMatching(/^first/) }],
  ]);
});

test('an analyst’s league stays with the analyst', async () => {
  const { id, creator, first } = await three();
  await db.updateTable('leagues').set({ isAnalystLeague: true }).where('id', '=', id).execute();
  const before = await everythingOfLeagues(db);
  const answer = await handOver(creator, id, first.id);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'analyst_league']);
  expect(await everythingOfLeagues(db)).toEqual(before);
});

test('members come in pages of 30, the longest standing first [rule: leagues-7]', async () => {
  const { id, creator, first, last } = await three();
  for (let at = 0; at < 30; at += 1) await join(await product.user(`page ${at}`), id);
  await handOver(creator, id, first.id);
  const page = (await pageOf(visitor, id)).json();
  expect(page.total).toBe(33);
  expect(page.rows).toHaveLength(30);
  expect(page.rows.slice(0, 3)).toEqual(
    [creator, first, last].map(({ id: userId }) => ({
      userId,
      username: expect.any(String),
      nameplateId: 0,
      joinedAt: expect.any(String),
      isCreator: userId === first.id,
    })),
  );
  const next = (await pageOf(visitor, id, 30)).json();
  expect(next.rows).toHaveLength(3);
  expect((await pageOf(visitor, id, 60)).json()).toEqual({ rows: [], total: 33 });
  const all = [...page.rows, ...next.rows].map(({ userId }: { userId: number }) => userId);
  expect(new Set(all).size).toBe(33);
});

test('who is in a private league is its members’ to see', async () => {
  const { id, first } = await three(withPassword('sesame'));
  expect((await pageOf(first, id)).statusCode).toBe(200);
  for (const user of [visitor, outsider, admin]) {
    const answer = await pageOf(user, id);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'members_only']);
    expect(await see(user, id)).toMatchObject({ hasPassword: true, memberCount: 3 });
  }
});

test('when the creator’s account ends, the member of longest standing inherits [rule: leagues-30]', async () => {
  const { id, creator, first, last } = await three();
  const alone = await leagueOf(creator);
  const deleted = await leagueOf(creator);
  await join(last, deleted.id);
  await creator.delete(`/api/leagues/delete?leagueId=${deleted.id}`);
  const username = `creator ${count}`;
  const answer = await creator.post('/api/account/delete', {
    confirmation: username,
    password: goodPassword,
  });
  expect(answer.json()).toEqual({ confirmationError: null, passwordError: null });
  expect(await see(visitor, id)).toMatchObject({ createdBy: first.id, memberCount: 2 });
  expect((await visitor.get(`/api/leagues/get?leagueId=${alone.id}`)).statusCode).toBe(404);
  const left = await everythingOfLeagues(db);
  expect(left.leagues.find((league) => league.id === alone.id)).toBeUndefined();
  expect(left.leagues.find((league) => league.id === deleted.id)).toMatchObject({
    createdBy: last.id,
    deletedAt: expect.any(Date),
  });
  expect(left.members.filter(({ userId }) => userId === creator.id)).toEqual([]);
  expect(await logOf(id)).toEqual([
    ['league.inherited', null, { creator: expect.stringMatching(/^first/) }],
  ]);
});

test('a league that is handed to an account which ends at that moment is somebody’s', async () => {
  for (let time = 0; time < 5; time += 1) {
    const { id, creator, first, last } = await three();
    const end = first.post('/api/account/delete', {
      confirmation: `first ${count}`,
      password: goodPassword,
    });
    const [ended] = await Promise.all([end, handOver(creator, id, first.id)]);
    expect(ended.statusCode).toBe(200);
    const { createdBy, memberCount } = await see(visitor, id);
    expect([creator.id, last.id]).toContain(createdBy);
    expect(memberCount).toBe(2);
  }
});

test.each<{ what: string; act: (three: Three) => Promise<{ statusCode: number }> }>([
  { what: 'handed over', act: ({ creator, id, first }) => handOver(creator, id, first.id) },
  { what: 'removed', act: ({ creator, id, first }) => remove(creator, id, first.id, true) },
])('an account that ends and the league that waits for it end no other: $what', async ({ act }) => {
  const made = await three();
  const { id, first } = made;
  const waiting = async () => {
    const { rows } = await sql<{ waits: number }>`select count(*)::int as waits
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    return rows[0]?.waits;
  };
  const acting = await db.transaction().execute(async (trx) => {
    // As an account ends: itself first, then its leagues.
    await trx.selectFrom('users').select('id').where('id', '=', first.id).forUpdate().execute();
    const answer = act(made);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await leaveAllLeagues(trx, first.id);
    await trx.deleteFrom('leagueMembers').where('userId', '=', first.id).execute();
    return { answer };
  });
  expect((await acting.answer).statusCode).toBe(404);
  expect(await see(visitor, id)).toMatchObject({ createdBy: made.creator.id, memberCount: 2 });
});

test('members in memory follow whoever joins and goes, on other processes too', async () => {
  const elsewhere = await testProduct(product);
  await capabilities.start();
  await elsewhere.capabilities.start();
  const { id, creator, first, last } = await three();
  const sorted = (...users: TestUser[]) => users.map((user) => user.id).toSorted((a, b) => a - b);
  // On whose clock no time passes: nothing is looked at again but for what is heard.
  const membersOf = (of: TestProduct) =>
    createLeagueMembers({ db, changes: of.capabilities.services.changes, elapsed: () => 0 });
  const [here, there] = [membersOf(product), membersOf(elsewhere)];
  const follows = async (...users: TestUser[]) => {
    expect((await here.of(id))?.userIds).toEqual(sorted(...users));
    await expect
      .poll(async () => (await there.of(id))?.userIds, { timeout: 10_000 })
      .toEqual(sorted(...users));
    expect((await here.of(id))?.version).toBe((await there.of(id))?.version);
    expect(await here.of(id)).toBe(await here.of(id));
  };
  await follows(creator, first, last);
  await leave(last, id);
  await follows(creator, first);
  await join(outsider, id);
  await follows(creator, first, outsider);
  await first.post('/api/account/delete', {
    confirmation: `first ${count}`,
    password: goodPassword,
  });
  await follows(creator, outsider);
  expect(await here.of(2_147_483_647)).toBeNull();
});
