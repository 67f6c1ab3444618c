import type { BodyInput, League } from '@callshot/contract';
import { expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { join, leagueOf } from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db } = product;
const elsewhere = await testProduct(product);
const chief = await product.user('chief', ['Admin']);
const second = await elsewhere.user('second', ['Admin']);

type Update = Omit<BodyInput<'POST /api/user/update'>, 'userId'>;
const analyst = 5 as const;
const asAnalyst: Update = {
  roleIds: [analyst],
  analystParticipationGameId: 2,
  createAnalystInfluencerLeague: true,
};
const update = (user: TestUser, changes: Update, by: TestUser = chief) =>
  by.post('/api/user/update', { userId: user.id, ...changes });
const leaguesOf = (user: TestUser) =>
  db.selectFrom('leagues').selectAll().where('createdBy', '=', user.id).orderBy('id').execute();
const logOf = async (leagueId: number) =>
  (
    await db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectType', '=', 'league')
      .where('subjectId', '=', leagueId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const seen = (leagueId: number, by: Pick<TestUser, 'get'>) =>
  by.get(`/api/leagues/get?leagueId=${leagueId}`);
const participation = async (user: TestUser) =>
  (await chief.get(`/api/user/analystParticipation?userId=${user.id}`)).json();

test('it is public, the analyst’s own, and outside of the limit [rule: staff-9]', async () => {
  const user = await product.user('rally.emma');
  const limit = (await user.get('/api/leagues/userLimit')).json<number>();
  for (let no = 0; no < limit; no += 1) await leagueOf(user);
  const answer = await update(user, asAnalyst);
  expect(answer.statusCode).toBe(200);
  const league = (await leaguesOf(user)).at(-1);
  expect(league).toMatchObject({
    name: "rally.emma's Analyst League",
    isAnalystLeague: true,
    isHidden: false,
    passwordHash: null,
    memberCount: 1,
  });
  const { id } = league as { id: number };
  expect((await seen(id, product.visitor)).json<League>()).toMatchObject({
    createdBy: user.id,
    isAnalystLeague: true,
    hasPassword: false,
  });
  // A user at the limit of leagues joins it all the same.
  const full = await product.user('full house');
  for (let no = 0; no < limit; no += 1) await leagueOf(full);
  expect((await join(full, id)).statusCode).toBe(200);
  expect(await logOf(id)).toEqual(['league.analyst_made']);
});

test('there is one, however often and at once it is asked for', async () => {
  const user = await product.user('asked twice');
  const answers = await Promise.all([
    update(user, asAnalyst),
    update(user, asAnalyst, second),
    update(user, asAnalyst),
    update(user, asAnalyst, second),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await leaguesOf(user)).toHaveLength(1);
});

test('without the role it is hidden with its members in it, and shown when the role is back [rule: leagues-34]', async () => {
  const user = await product.user('comes and goes');
  const member = await product.user('a fan');
  await update(user, asAnalyst);
  const [league] = await leaguesOf(user);
  const { id } = league as { id: number };
  await join(member, id);
  await update(user, { roleIds: [] });
  expect(await leaguesOf(user)).toMatchObject([{ id, isHidden: true, memberCount: 2 }]);
  expect((await seen(id, product.visitor)).statusCode).toBe(404);
  expect((await seen(id, member)).json()).toMatchObject({ isMember: true, memberCount: 2 });
  expect(await participation(user)).toEqual({ gameId: null, createAnalystInfluencerLeague: true });
  await update(user, { roleIds: [analyst] });
  expect(await leaguesOf(user)).toMatchObject([{ id, isHidden: false, memberCount: 2 }]);
  expect((await seen(id, product.visitor)).statusCode).toBe(200);
  await update(user, { createAnalystInfluencerLeague: false });
  expect(await leaguesOf(user)).toMatchObject([{ id, isHidden: true }]);
  expect(await logOf(id)).toEqual([
    'league.analyst_made',
    'league.analyst_hidden',
    'league.analyst_shown',
    'league.analyst_hidden',
  ]);
});

test('a game that is taken away leaves the league as it is, and the Analyst League without the analyst', async () => {
  const user = await product.user('no game');
  await update(user, asAnalyst);
  const count = async () =>
    (await product.visitor.get('/api/leagues/analyst', { Game: '2' })).json().memberCount;
  const before = await count();
  await update(user, { analystParticipationGameId: null });
  expect(await leaguesOf(user)).toMatchObject([{ isHidden: false }]);
  expect(await count()).toBe(before - 1);
});

test('its name is another where somebody has that; one that the analyst deleted does not come back by itself', async () => {
  await leagueOf(await product.user('first'), { name: "TAKEN's analyst league" });
  const user = await product.user('taken');
  await update(user, asAnalyst);
  const [league] = await leaguesOf(user);
  expect(league?.name).toBe("taken's Analyst League 2");
  await user.delete(`/api/leagues/delete?leagueId=${league?.id}`);
  await update(user, { ...asAnalyst, flagUsernameChange: true });
  expect(await leaguesOf(user)).toHaveLength(1);
});

test('a refused update makes none', async () => {
  const user = await product.user('refused');
  const answer = await update(user, { ...asAnalyst, username: 'x' });
  expect(answer.json()).toMatchObject({ user: null });
  expect(await leaguesOf(user)).toEqual([]);
});
