import { existsSync } from 'node:fs';
import { roleNames } from '@callshot/contract';
import { expect, test } from 'vitest';
import { signedIn } from '../../../../testing/account/users.ts';
import { testApp } from '../../../../testing/platform/app.ts';
import { testClient } from '../../../../testing/platform/client.ts';

const served = await testApp();
const { app, db } = served;
const visitor = testClient(app);
const named = await signedIn(served, 'jo@example.com');
const plain = await signedIn(served, 'Plain', ['Analyst']);
const admin = await signedIn(served, 'chief', ['Admin']);

const profile = (id: number) => `/api/user/profile?userId=${id}`;
const card = (id: number) => `/api/user/usercardinfo/${id}`;

test('a profile shows what is public [rule: accounts-41, accounts-44, trophies-13]', async () => {
  expect((await visitor.get(profile(plain.id))).json()).toEqual({
    id: plain.id,
    username: 'Plain',
    roles: ['Analyst'],
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    patreonLevel: { id: 1, name: 'None', hexCode: '#A3B0C6' },
    nameplateId: 0,
    pinnedTrophy: [],
  });
  const marksOf = async (id: number) => (await visitor.get(card(id))).json();
  expect(await marksOf(plain.id)).toMatchObject({ isAnalyst: true, isStaff: false });
  expect(await marksOf(named.id)).toMatchObject({ isAnalyst: false, isStaff: false });
});

test.each(roleNames)('who holds the role %s is marked as staff, but for analysts', async (role) => {
  const { id } = await signedIn(served, `holder ${role}`, [role]);
  expect((await visitor.get(profile(id))).json().roles).toEqual([role]);
  expect((await visitor.get(card(id))).json().isStaff).toBe(role !== 'Analyst');
});

test('nobody else learns an email from a name [rule: accounts-10]', async () => {
  for (const client of [visitor, plain, admin]) {
    for (const address of [profile(named.id), card(named.id)]) {
      const answer = await client.get(address);
      expect(answer.json().username).toBe(`player-${named.id}`);
      expect(answer.body).not.toContain('@');
    }
  }
  expect((await named.get(profile(named.id))).json().username).toBe('jo@example.com');
});

test.each([
  { why: 'nobody has the id', prepare: async () => 999_999 },
  {
    why: 'a disabled user',
    prepare: async () => {
      const { id } = await signedIn(served, 'gone user');
      await db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', id).execute();
      return id;
    },
  },
])('no such user: $why', async ({ prepare }) => {
  const id = await prepare();
  const answer = await visitor.get(profile(id));
  expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  const missing = await visitor.get(card(id));
  expect([missing.statusCode, missing.json().title]).toEqual([404, 'No such user']);
});

test.each(['0', '-1', 'x', '1.5', '1e3', '2147483648', '9999999999999999', '%00', '1%00'])(
  'an id that is none is 400: %s',
  async (text) => {
    expect((await visitor.get(card(0).replace('/0', `/${text}`))).statusCode).toBe(400);
  },
);

test('settings and lookups are public and cached [rule: settings-1, settings-7]', async () => {
  await db
    .insertInto('settings')
    .values({ name: 'mailKey', value: 'hush', storeKey: 'mailKey', isPublic: false })
    .execute();
  const settings = await visitor.get('/api/settings/all');
  expect(settings.headers['cache-control']).toContain('public');
  expect(settings.body).not.toContain('hush');
  expect(settings.json()).toContainEqual({
    name: 'leagueLimit',
    value: '10',
    storeKey: 'leagueLimit',
  });
  const games = (await visitor.get('/api/lookup/games')).json();
  expect(games.map((game: { id: number }) => game.id)).toEqual([1, 2]);
  const publicFiles = new URL('../../../../../web/public', import.meta.url);
  for (const { iconUrl } of games)
    expect(existsSync(`${publicFiles.pathname}${iconUrl}`)).toBe(true);
  const levels = (await visitor.get('/api/lookup/patreonlevels')).json();
  expect(levels).toHaveLength(4);
});
