import { expect, test } from 'vitest';
import { everythingOfLeagues, join, leagueOf } from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { purgeLeagues } from './delete-league.service.ts';

const product = await testProduct();
const { db, capabilities } = product;
const { services } = capabilities;
const admin = await product.user('keeper', ['Admin']);
const restore = (wish: object) => admin.post('/api/leagues/restore', wish);

test('a deleted league is out of sight, and comes back whole [rule: leagues-31]', async () => {
  const creator = await product.user('creator');
  const friend = await product.user('friend');
  const league = await leagueOf(creator);
  await join(friend, league.id);
  const before = await everythingOfLeagues(db);
  expect((await friend.delete(`/api/leagues/delete?leagueId=${league.id}`)).statusCode).toBe(403);
  expect(await everythingOfLeagues(db)).toEqual(before);

  expect((await creator.delete(`/api/leagues/delete?leagueId=${league.id}`)).statusCode).toBe(204);
  for (const user of [creator, friend, admin, product.visitor]) {
    const answer = await user.get(`/api/leagues/get?leagueId=${league.id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'league_not_found']);
  }
  expect(await services.leagueMembers.of(league.id)).toBeNull();

  const restored = await restore({ leagueId: league.id });
  expect(restored.json()).toMatchObject({ nameError: null, league: { memberCount: 2 } });
  expect((await friend.get(`/api/leagues/get?leagueId=${league.id}`)).json()).toMatchObject({
    name: league.name,
    memberCount: 2,
    isMember: true,
  });
});

test('a name that somebody took meanwhile has to be another', async () => {
  const creator = await product.user('first');
  const league = await leagueOf(creator, { name: 'The Name' });
  await creator.delete(`/api/leagues/delete?leagueId=${league.id}`);
  await leagueOf(await product.user('second'), { name: 'THE name' });
  const before = await everythingOfLeagues(db);
  expect((await restore({ leagueId: league.id })).json()).toMatchObject({ code: 'name_taken' });
  expect(await everythingOfLeagues(db)).toEqual(before);
  const answer = await restore({ leagueId: league.id, name: 'Another Name' });
  expect(answer.json()).toMatchObject({ league: { name: 'Another Name' } });
});

test('after 30 days it is gone with everything of it [rule: leagues-31]', async () => {
  const creator = await product.user('long gone');
  const [kept, purged] = [await leagueOf(creator), await leagueOf(creator)];
  for (const [league, days] of [
    [kept, 29.9],
    [purged, 30.1],
  ] as const) {
    await creator.delete(`/api/leagues/delete?leagueId=${league.id}`);
    await db
      .updateTable('leagues')
      .set({ deletedAt: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', league.id)
      .execute();
  }
  await purgeLeagues(db);
  const left = await everythingOfLeagues(db);
  expect(left.leagues.map(({ id }) => id)).toContain(kept.id);
  expect(left.leagues.map(({ id }) => id)).not.toContain(purged.id);
  expect(left.members.map(({ leagueId }) => leagueId)).not.toContain(purged.id);
  expect((await restore({ leagueId: purged.id })).json()).toMatchObject({
    code: 'league_not_deleted',
  });
});
