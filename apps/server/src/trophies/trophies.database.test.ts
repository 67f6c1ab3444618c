import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../events/test-events.ts';
import { testProduct } from '../test-product.ts';
import { trophyImagePath } from './trophy-image.ts';

const product = await testProduct();
const { db, visitor } = product;

test('anybody sees the trophies of a user, those of the newest event first', async () => {
  const user = await product.user('winner');
  const loser = await product.user('loser');
  const older = await testEvent(db, { stages: [swissStage()], nameOverride: 'Older Major' });
  const newer = await testEvent(db, { stages: [swissStage()], gameId: 2, rewardTypeId: 5 });
  await db
    .insertInto('awards')
    .values([
      { userId: user.id, eventId: older.row.id, trophyTypeId: 6 },
      { userId: user.id, eventId: newer.row.id, trophyTypeId: 1 },
      { userId: user.id, eventId: newer.row.id, trophyTypeId: 4 },
    ])
    .execute();
  const award = (event: typeof older, trophyTypeId: number, imagePath: string) => ({
    id: expect.any(Number),
    eventId: event.row.id,
    eventName: event.row.nameOverride,
    imagePath,
    gameId: event.row.gameId,
    trophyTypeId,
    pinned: false,
  });
  const answer = await visitor.get(`/api/trophy/usertrophies/${user.id}`);
  expect(answer.json()).toEqual([
    award(newer, 4, '/trophies/5/4.svg'),
    award(newer, 1, '/trophies/5/1.svg'),
    award(older, 6, '/trophies/1/6.svg'),
  ]);
  expect(answer.headers['cache-control']).toContain('public');
  expect((await visitor.get(`/api/trophy/usertrophies/${loser.id}`)).json()).toEqual([]);
});

test('nobody has nothing', async () => {
  expect((await visitor.get('/api/trophy/usertrophies/999999')).json()).toEqual([]);
  expect((await visitor.get('/api/trophy/usertrophies/x')).statusCode).toBe(400);
});

test('every picture that an answer can name is a file of the web part', () => {
  const publicFiles = new URL('../../../web/public', import.meta.url).pathname;
  for (const reward of [1, 2, 3, 4, 5]) {
    for (const tier of [1, 2, 3, 4, 5, 6]) {
      expect(existsSync(publicFiles + trophyImagePath(reward, tier))).toBe(true);
    }
  }
});
