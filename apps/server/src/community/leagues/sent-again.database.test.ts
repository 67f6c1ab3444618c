import type { BodyInput } from '@callshot/contract';
import { expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { type Saved, wishFor, withPassword } from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db } = product;
const save = (user: TestUser, wish: BodyInput<'POST /api/leagues/save'>) =>
  user.post('/api/leagues/save', wish);
const idOf = (made: { json(): Saved } | undefined) => made?.json().league?.id ?? 0;
const limitLeagues = (value: string) =>
  db.updateTable('settings').set({ value }).where('name', '=', 'leagueLimit').execute();
const fine = {
  nameError: null,
  passwordError: null,
  confirmPasswordError: null,
  discordUrlError: null,
};

// [rule: leagues-41]
test('a league that is sent again, or twice at once, is made once and told alike', async () => {
  const user = await product.user('sender');
  for (const part of [{}, withPassword('a good password'), { requireDiscord: true }]) {
    const wish = wishFor(part);
    const [first, ...others] = [
      ...(await Promise.all([save(user, wish), save(user, wish)])),
      await save(user, wish),
    ];
    expect([first?.statusCode, first?.json()]).toMatchObject([200, fine]);
    for (const other of others) expect(other.json()).toEqual(first?.json());
    expect(idOf(first)).toBeGreaterThan(0);
    for (const otherwise of [
      { requireReddit: true },
      { discordUrl: 'https://discord.gg/other' },
      withPassword('another password'),
    ]) {
      const answer = await save(user, { ...wish, ...otherwise });
      expect(answer.json()).toMatchObject({ nameError: 'This name is taken', league: null });
    }
  }
});

test('who has reached the limit with a league is told of it when they send it again', async () => {
  const user = await product.user('last place');
  await limitLeagues('1');
  const wish = wishFor({});
  const first = await save(user, wish);
  expect((await save(user, wish)).json()).toEqual(first.json());
  expect((await save(user, wishFor({}))).json().code).toBe('limit_reached');
  await limitLeagues('10');
});

test('a league that was changed or stands for a while is not made by the same words', async () => {
  const user = await product.user('changer');
  const [changed, old] = [wishFor({}), wishFor({})];
  const id = idOf(await save(user, changed));
  await save(user, { ...changed, id, version: 0, requireReddit: true });
  await save(user, { ...changed, id, version: 1 });
  const oldId = idOf(await save(user, old));
  await db
    .updateTable('leagues')
    .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    .where('id', '=', oldId)
    .execute();
  for (const wish of [changed, old]) {
    expect((await save(user, wish)).json()).toMatchObject({ nameError: 'This name is taken' });
  }
});
