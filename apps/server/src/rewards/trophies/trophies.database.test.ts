import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { trophyImagePath } from '../../account/accounts/users/trophy-face.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;

const give = (userId: number, event: LoadedEvent, trophyTypeId: number) =>
  db.insertInto('awards').values({ userId, eventId: event.row.id, trophyTypeId }).execute();
const pin = (event: LoadedEvent, tier: number) => `/api/trophy/pintrophy/${event.row.id}/${tier}`;
const fill = (slot: number, event: LoadedEvent, tier: number) =>
  `/api/trophy/trophycase/${slot}/${event.row.id}/${tier}`;

test('anybody sees the trophies of a user, those of the newest event first [rule: accounts-45, trophies-7]', async () => {
  const user = await product.user('winner');
  const loser = await product.user('loser');
  const older = await testEvent(db, { stages: [swissStage()], nameOverride: 'Older Major' });
  const newer = await testEvent(db, { stages: [swissStage()], gameId: 2, rewardTypeId: 5 });
  await give(user.id, older, 6);
  await give(user.id, newer, 1);
  const award = (event: LoadedEvent, trophyTypeId: number, imagePath: string) => ({
    id: expect.any(Number),
    eventId: event.row.id,
    eventName: event.row.nameOverride,
    imagePath,
    gameId: event.row.gameId,
    trophyTypeId,
    pinned: false,
    rank: null,
    entrants: null,
    percentile: null,
    totalScore: null,
    awardedAt: expect.any(String),
    isNew: false,
  });
  const answer = await visitor.get(`/api/trophy/usertrophies/${user.id}`);
  expect(answer.json()).toEqual([
    award(newer, 1, '/trophies/5/1.svg'),
    award(older, 6, '/trophies/1/6.svg'),
  ]);
  expect((await visitor.get(`/api/trophy/usertrophies/${loser.id}`)).json()).toEqual([]);
});

test('a trophy is new to its owner alone, until it is opened', async () => {
  const user = await product.user('opener');
  const event = await testEvent(db, { stages: [swissStage()] });
  await give(user.id, event, 3);
  const path = `/api/trophy/usertrophies/${user.id}`;
  expect((await user.get(path)).json()).toMatchObject([{ isNew: true }]);
  expect((await visitor.get(path)).json()).toMatchObject([{ isNew: false }]);
  await user.post('/api/trophy/seen', { eventIds: [event.row.id] });
  expect((await user.get(path)).json()).toMatchObject([{ isNew: false }]);
});

test('one own trophy is pinned at a time; a foreign or an unknown one is refused [rule: trophies-12]', async () => {
  const user = await product.user('pinner');
  const other = await product.user('other');
  const [first, second] = [
    await testEvent(db, { stages: [swissStage()], nameOverride: 'First Major' }),
    await testEvent(db, { stages: [swissStage()], nameOverride: 'Second Major', gameId: 2 }),
  ];
  await give(user.id, first, 5);
  await give(user.id, second, 2);
  const pinned = async () =>
    (await user.get(`/api/user/usercardinfo/${user.id}`)).json().pinnedTrophy;
  expect((await user.get(pin(first, 5))).statusCode).toBe(204);
  expect(await pinned()).toEqual([
    { name: 'Platinum', imagePath: '/trophies/1/5.svg', eventName: 'First Major' },
  ]);
  expect((await user.get(pin(second, 2))).statusCode).toBe(204);
  expect(await pinned()).toMatchObject([{ eventName: 'Second Major' }]);
  for (const refused of [pin(first, 6), '/api/trophy/pintrophy/99999/6']) {
    expect((await user.get(refused)).json()).toMatchObject({ code: 'award_not_found' });
  }
  expect((await other.get(pin(first, 5))).statusCode).toBe(404);
  expect((await visitor.get(pin(first, 5))).statusCode).toBe(401);
  expect(await pinned()).toMatchObject([{ eventName: 'Second Major' }]);
  await user.get('/api/trophy/unpintrophy');
  expect(await pinned()).toEqual([]);
});

test('a case has three slots, a trophy stands in one of them, and 0/0 empties one [rule: trophies-8, trophies-14, trophies-15]', async () => {
  const user = await product.user('collector');
  const other = await product.user('no collector');
  const [rl, cs] = [
    await testEvent(db, { stages: [swissStage()] }),
    await testEvent(db, { stages: [swissStage()], gameId: 2, rewardTypeId: 4 }),
  ];
  await give(user.id, rl, 6);
  await give(user.id, cs, 1);
  const shown = async () =>
    (await visitor.get(`/api/trophy/trophycase/${user.id}`))
      .json()
      .map(({ slot, imagePath }: { slot: number; imagePath: string }) => [slot, imagePath]);
  await user.post(fill(3, rl, 6));
  await user.post(fill(1, cs, 1));
  const full = [
    [1, '/trophies/4/1.svg'],
    [3, '/trophies/1/6.svg'],
  ];
  expect(await shown()).toEqual(full);
  const elsewhere = await user.post(fill(2, rl, 6));
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([400, 'in_other_slot']);
  expect((await user.post(fill(3, rl, 6))).statusCode).toBe(200);
  expect((await other.post(fill(1, rl, 6))).statusCode).toBe(404);
  for (const wrong of ['4/0/0', '0/0/0', `1/${rl.row.id}/7`, '1/x/1']) {
    expect((await user.post(`/api/trophy/trophycase/${wrong}`)).statusCode).toBe(400);
  }
  expect((await user.post('/api/trophy/trophycase/1/0/3')).statusCode).toBe(404);
  expect(await shown()).toEqual(full);
  await user.post('/api/trophy/trophycase/3/0/0');
  expect(await shown()).toEqual(full.slice(0, 1));
});

test('nobody has nothing', async () => {
  expect((await visitor.get('/api/trophy/usertrophies/999999')).json()).toEqual([]);
  expect((await visitor.get('/api/trophy/usertrophies/x')).statusCode).toBe(400);
});

test('every picture that an answer can name is a file of the web part', () => {
  const publicFiles = new URL('../../../../web/public', import.meta.url).pathname;
  for (const reward of [1, 2, 3, 4, 5]) {
    for (const tier of [1, 2, 3, 4, 5, 6]) {
      expect(existsSync(publicFiles + trophyImagePath(reward, tier))).toBe(true);
    }
  }
});
