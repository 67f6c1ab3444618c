import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';

// Two whole servers on one database: what is done at one is seen at the other.

const product = await testProduct();
const elsewhere = await testProduct(product);
const { db } = product;
for (const { capabilities } of [product, elsewhere]) await capabilities.start();
const [ada, ben] = [await product.user('Ada'), await product.user('Ben')];
const admin = await product.user('chief', ['Admin']);

/** A finished event that both have entered, with nothing to choose between them. */
async function finishedEvent(name: string): Promise<number> {
  const options = { stages: [swissStage()], nameOverride: name, gameId: 1 as const };
  const event = await testEvent(db, options);
  await db
    .insertInto('awards')
    .values([
      { userId: ada.id, eventId: event.row.id, trophyTypeId: 6 },
      { userId: ben.id, eventId: event.row.id, trophyTypeId: 5 },
    ])
    .execute();
  return event.row.id;
}

/** Jobs wait for their turn. */
const soon = { timeout: 30_000 };

const at = async (path: string) => (await elsewhere.visitor.get(`/api/trophy/${path}`)).json();
const leaders = async () =>
  (await at('leaderboard')).map(
    ({ username, event1Name }: { username: string; event1Name: string }) => [username, event1Name],
  );

const won = async (eventName: string) =>
  (await at('winnersandtrophies')).find(
    ({ trophy }: { trophy: { eventName: string } }) => trophy.eventName === eventName,
  );

test('a rewarding at one process makes the leaders and winners of the other', async () => {
  // Both hold what there is, which is nothing.
  expect(await at('leaderboard')).toEqual([]);
  expect((await product.visitor.get('/api/trophy/leaderboard')).json()).toEqual([]);
  const eventId = await finishedEvent('First Cup');
  product.capabilities.services.changes.announce('awards', eventId);
  await expect.poll(leaders, soon).toEqual([
    ['Ada', 'First Cup'],
    ['Ben', 'First Cup'],
  ]);
  expect(await at('winnersandtrophies')).toMatchObject([
    { trophy: { eventName: 'First Cup' }, user: { username: 'Ada', pinnedEventName: null } },
  ]);
});

test('a pin at one process shows at the other, on its leaders, winners and cards, and goes again', async () => {
  const pinnedElsewhere = async () => [
    (await at(`leaderboarduser/${ada.id}`)).pinnedEventName,
    (await won('First Cup')).user.pinnedEventName,
    (await elsewhere.visitor.get(`/api/user/usercardinfo/${ada.id}`)).json().pinnedTrophy.length,
  ];
  expect(await pinnedElsewhere()).toEqual([null, null, 0]);
  const [award] = (await ada.get(`/api/trophy/usertrophies/${ada.id}`)).json();
  const pinned = await ada.get(`/api/trophy/pintrophy/${award.eventId}/6`);
  expect(pinned.statusCode, pinned.body).toBe(204);
  await expect.poll(pinnedElsewhere, soon).toEqual(['First Cup', 'First Cup', 1]);
  await ada.get('/api/trophy/unpintrophy');
  await expect.poll(pinnedElsewhere, soon).toEqual([null, null, 0]);
});

test('a giving that either process carries out is seen at both, in its progress too', async () => {
  const event = await testEvent(db, { stages: [swissStage()], nameOverride: 'Run Cup', gameId: 1 });
  const eventId = event.row.id;
  const { id: runId } = await db
    .insertInto('awardRuns')
    .values({
      eventId,
      kind: 'give',
      startedByUserId: admin.id,
      reason: null,
      isForced: false,
      generation: 1,
      formula: 1,
      entrants: 2,
      userIds: bytesOf([ada.id, ben.id].sort((a, b) => a - b)),
      totals: bytesOf(ada.id < ben.id ? [3, 9] : [9, 3]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  product.capabilities.services.changes.announce('awards', eventId);
  const isGiven = async () =>
    (await db.selectFrom('awards').select('id').where('eventId', '=', eventId).execute()).length;
  await expect.poll(isGiven, soon).toBe(2);
  await expect.poll(async () => (await leaders()).length, soon).toBe(2);
  await expect
    .poll(async () => (await won('Run Cup'))?.trophy, soon)
    .toMatchObject({ eventName: 'Run Cup', totalScore: 9, entrants: 2 });
  expect((await won('Run Cup')).user.username).toBe('Ben');
  const progress = await elsewhere.app.inject({
    url: `/api/trophy/giving/${eventId}`,
    headers: { game: '1' },
    cookies: Object.fromEntries(admin.cookies),
  });
  expect(progress.json()).toMatchObject({ runId, state: 'done', done: 2, total: 2 });
});

const bytesOf = (numbers: readonly number[]): Buffer =>
  Buffer.from(new Uint32Array(numbers).buffer);
