import type { League } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { join, leagueOf } from '../../../testing/community/leagues.ts';
import type { TestClient } from '../../../testing/platform/client.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db, visitor } = product;
const elsewhere = await testProduct(product);
for (const { capabilities } of [product, elsewhere]) await capabilities.start();
const admin = await product.user('chief', ['Admin']);
const creator = await product.user('creator');
await db
  .insertInto('settings')
  .values({ name: 'leagueLimit', storeKey: 'leagueLimit', value: '1000', isPublic: true })
  .onConflict((on) => on.column('name').doUpdateSet({ value: '1000' }))
  .execute();

const listed = async (by: TestClient, path: string): Promise<League[]> =>
  (await by.get(`/api/leagues/${path}`)).json();
const found = (by: TestClient, term: string) =>
  listed(by, `search?term=${encodeURIComponent(term)}`);
const namesOf = (leagues: readonly League[]) => leagues.map(({ name }) => name);
const mark = (leagueId: number, marks: object) =>
  db.updateTable('leagues').set(marks).where('id', '=', leagueId).execute();
const filler = (no: number) => ({
  name: `Filler ${no}`,
  nameKey: `filler ${no}`,
  createdBy: creator.id,
});
const withMembers = async (name: string, members: readonly TestUser[]) => {
  const league = await leagueOf(creator, { name });
  for (const member of members) await join(member, league.id);
  return league;
};

describe('New and Popular', () => {
  test('the newest and those with the most members come first, 50 of each [rule: leagues-13]', async () => {
    const friends = [await product.user('friend'), await product.user('other friend')];
    const big = await withMembers('The big one', friends);
    const middle = await withMembers('The middle one', friends.slice(1));
    await db
      .insertInto('leagues')
      .values(Array.from({ length: 50 }, (_, at) => filler(at + 1)))
      .execute();
    const newest = await listed(visitor, 'new');
    expect(newest).toHaveLength(50);
    expect(namesOf(newest).slice(0, 2)).toEqual(['Filler 50', 'Filler 49']);
    const popular = await listed(visitor, 'popular');
    expect(popular).toHaveLength(50);
    expect(popular.slice(0, 2)).toMatchObject([
      { id: big.id, members: 3, memberCount: 3, creatorName: 'creator', isMember: false },
      { id: middle.id, members: 2 },
    ]);
    expect((await listed(friends[0] as TestUser, 'popular')).slice(0, 2)).toMatchObject([
      { isMember: true },
      { isMember: false },
    ]);
  });

  test('a private one is listed with its lock, and without its Discord server [rule: leagues-9]', async () => {
    const discordUrl = 'https://discord.gg/callshot';
    const password = { password: 'hush hush', confirmPassword: 'hush hush', discordUrl };
    const { id } = await leagueOf(creator, { name: 'A private one', ...password });
    const [seen] = await listed(visitor, 'new');
    expect(seen).toMatchObject({ id, hasPassword: true, discordUrl: null });
    expect((await listed(creator, 'new'))[0]).toMatchObject({ id, discordUrl });
    expect(JSON.stringify(seen)).not.toContain('hush');
  });

  test.each([
    { why: 'hidden', marks: { isHidden: true } },
    { why: 'deleted', marks: { deletedAt: new Date() } },
    { why: 'an analyst’s', marks: { isAnalystLeague: true } },
  ])('what is not for all to find is in no list: $why', async ({ why, marks }) => {
    const name = `Unfound ${why}`;
    const league = await leagueOf(creator, { name });
    for (const member of [await product.user(`a ${why.slice(0, 5)}`)])
      await join(member, league.id);
    expect(namesOf(await found(visitor, name))).toEqual([name]);
    await mark(league.id, marks);
    expect(namesOf(await found(visitor, name))).toEqual([]);
    expect(namesOf(await listed(visitor, 'new'))).not.toContain(name);
    expect(namesOf(await listed(visitor, 'popular'))).not.toContain(name);
  });
});

describe('the search', () => {
  test('that name first, then names that begin with it, then the most members [rule: leagues-13]', async () => {
    const friends = [await product.user('one'), await product.user('two')];
    await withMembers('All of the Zebras', friends);
    await withMembers('Zebras united', []);
    await withMembers('Zebras again', friends.slice(0, 1));
    await withMembers('ZEBRAS', []);
    await withMembers('Some zebras', []);
    const inOrder = ['ZEBRAS', 'Zebras again', 'Zebras united', 'All of the Zebras', 'Some zebras'];
    expect(namesOf(await found(visitor, ' zebras '))).toEqual(inOrder);
    expect(namesOf(await found(visitor, 'bras un'))).toEqual(['Zebras united']);
  });

  test('30 at most; fewer than 3 characters and more than 50 are refused', async () => {
    expect(await found(visitor, 'filler')).toHaveLength(30);
    for (const term of ['ab', '  ab  ', 'x'.repeat(51)]) {
      const answer = await visitor.get(`/api/leagues/search?term=${encodeURIComponent(term)}`);
      expect(answer.statusCode, term).toBe(400);
    }
  });

  test('what is made, renamed, joined or deleted is found so at once, on every process', async () => {
    expect(namesOf(await found(elsewhere.visitor, 'okapi'))).toEqual([]);
    const league = await leagueOf(creator, { name: 'Okapi friends' });
    const friend = await product.user('okapi fan');
    await leagueOf(friend, { name: 'Okapi fiends' });
    const isSeen = async (names: readonly string[], term = 'okapi f') => {
      expect(namesOf(await found(visitor, term))).toEqual(names);
      // The other process hears of it a moment later.
      await expect.poll(async () => namesOf(await found(elsewhere.visitor, term))).toEqual(names);
    };
    await isSeen(['Okapi friends', 'Okapi fiends']);
    await join(await product.user('third'), league.id);
    await leagueOf(friend, { name: 'Okapi fast' });
    await isSeen(['Okapi friends', 'Okapi fiends', 'Okapi fast']);
    await admin.post('/api/leagues/rename', { leagueId: league.id, name: 'Giraffes', reason: 'x' });
    await isSeen(['Okapi fiends', 'Okapi fast']);
    await isSeen(['Giraffes'], 'giraffes');
    await admin.post('/api/leagues/rename', {
      leagueId: league.id,
      name: 'Okapi friends',
      reason: 'x',
    });
    await isSeen(['Okapi friends', 'Okapi fiends', 'Okapi fast']);
    await creator.delete(`/api/leagues/delete?leagueId=${league.id}`);
    await isSeen(['Okapi fiends', 'Okapi fast']);
    await admin.post('/api/leagues/restore', { leagueId: league.id });
    await isSeen(['Okapi friends', 'Okapi fiends', 'Okapi fast']);
  });
});

test('all leagues are for Admins alone, page after page, hidden ones as well [rule: leagues-13]', async () => {
  const answer = await creator.get('/api/leagues/all');
  expect(answer.statusCode).toBe(403);
  const hidden = await leagueOf(creator, { name: 'A hidden one' });
  await mark(hidden.id, { isHidden: true });
  const first: League[] = (await admin.get('/api/leagues/all')).json();
  expect(first).toHaveLength(50);
  expect(first[0]).toMatchObject({ id: hidden.id, isHidden: true, openReports: 0 });
  const rest: League[] = (await admin.get(`/api/leagues/all?before=${first.at(-1)?.id}`)).json();
  const ids = [...first, ...rest].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const some: League[] = (await admin.get('/api/leagues/all?text=A%20HIDDEN')).json();
  expect(some.map(({ id }) => id)).toEqual([hidden.id]);
});
