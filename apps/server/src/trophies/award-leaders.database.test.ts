import { expect, test } from 'vitest';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { testEvent } from '../events/test-events.ts';
import { testProduct } from '../test-product.ts';

const product = await testProduct();
const { db } = product;
const { changes } = product.capabilities.services;
const users = await Promise.all(
  Array.from({ length: 45 }, (_, at) => product.user(`Leader ${String(at).padStart(2, '0')}`)),
);
const names = new Map(users.map(({ id }, at) => [id, `leader ${String(at).padStart(2, '0')}`]));
const nameOf = (userId: number) => names.get(userId) ?? 'aaron newcomer';
const visitor = product.visitor;

const events: LoadedEvent[] = [];
for (const [name, rewardTypeId] of [
  ['Medal Cup', 1],
  ['Worlds', 3],
  ['Major', 2],
] as const) {
  events.push(
    await testEvent(db, { stages: [swissStage()], nameOverride: name, rewardTypeId, gameId: 1 }),
  );
}

/** Gives trophies as a run does: all of an event at once, and says so. */
async function give(event: LoadedEvent, types: ReadonlyMap<number, number>): Promise<void> {
  await db
    .insertInto('awards')
    .values(
      Array.from(types, ([userId, trophyTypeId]) => ({
        userId,
        trophyTypeId,
        eventId: event.row.id,
      })),
    )
    .execute();
  changes.announce('awards', event.row.id);
}

const given = new Map<number, { event: LoadedEvent; type: number }[]>();
const giveAll = async (event: LoadedEvent, typeOf: (at: number) => number | null) => {
  const types = new Map<number, number>();
  users.forEach(({ id }, at) => {
    const type = typeOf(at);
    if (type === null) return;
    types.set(id, type);
    given.set(id, [...(given.get(id) ?? []), { event, type }]);
  });
  await give(event, types);
};

/** By counting: `[rank, userId]` from first to last. */
function ranksByHand(): [number, number][] {
  const keyOf = (userId: number) =>
    [6, 5, 4, 3, 2, 1]
      .map((type) => given.get(userId)?.filter((award) => award.type === type).length ?? 0)
      .join('');
  const having = users.filter(({ id }) => given.has(id));
  const sorted = having.toSorted(
    (a, b) => keyOf(b.id).localeCompare(keyOf(a.id)) || nameOf(a.id).localeCompare(nameOf(b.id)),
  );
  return sorted.map(({ id }) => [1 + having.filter((o) => keyOf(o.id) > keyOf(id)).length, id]);
}

interface Row {
  readonly rank: number;
  readonly userId: number;
}
const read = async (path: string) => (await visitor.get(`/api/trophy/${path}`)).json();
const ranksOf = (rows: readonly Row[]) => rows.map(({ rank, userId }) => [rank, userId]);

test('leaders are those of the game, by their counts, equal ones by name, thirty a page', async () => {
  expect(await read('leaderboard')).toEqual([]);
  expect(await read('winnersandtrophies')).toEqual([]);
  const [medals, worlds, major] = events;
  if (!medals || !worlds || !major) throw new Error('no events');
  await giveAll(medals, (at) => (at === 7 ? 6 : 1 + (at % 5)));
  await giveAll(worlds, (at) => (at % 3 === 0 ? null : at < 3 ? 6 : 1 + (at % 4)));
  await expect
    .poll(async () => ranksOf([...(await read('leaderboard')), ...(await read('leaderboard/31'))]))
    .toEqual(ranksByHand());
  const more = await read('leaderboard/additional/31');
  expect(more.totalRecords).toBe(45);
  expect(more.records).toEqual(await read('leaderboard/31'));
  expect((await read('leaderboard/additional/46')).records).toEqual([]);
  expect((await visitor.get('/api/trophy/leaderboard', { game: '2' })).json()).toEqual([]);
  const [first] = await read('leaderboard');
  expect(first).toMatchObject({ event1Name: 'Medal Cup', trophy1ImagePath: '/trophies/1/6.svg' });
  expect(first).toMatchObject({ event2Name: 'Worlds', trophy2ImagePath: '/trophies/3/4.svg' });
  expect(first).toMatchObject({ totalRecords: 45, event3Name: null, trophy3ImagePath: null });
});

test('what is given is seen at once, also by newcomers; winners are those of the newest events', async () => {
  const major = events[2];
  const newcomer = await product.user('Aaron Newcomer');
  if (!major) throw new Error('no event');
  users.push(newcomer);
  await giveAll(major, (at) => (at > 40 ? 6 : 2));
  await expect
    .poll(async () => ranksOf(await read('leaderboard')))
    .toEqual(ranksByHand().slice(0, 30));
  const winners = await read('winnersandtrophies');
  const ofMajor = winners.filter(
    (row: { trophy: { eventName: string } }) => row.trophy.eventName === 'Major',
  );
  expect(ofMajor.map((row: { user: { userId: number } }) => row.user.userId)).toEqual(
    users
      .slice(41)
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  );
  expect(ofMajor[0]).toMatchObject({ trophy: { winners: 5, imagePath: '/trophies/2/6.svg' } });
  // These trophies were put there by hand, for no place on a board.
  expect(ofMajor[0]).toMatchObject({ trophy: { totalScore: null, entrants: null } });
});

test('a leader is found by a part of the name, and by id, also under a new name', async () => {
  const newcomer = users.at(-1);
  const found = await read('search/leaderboard/newc');
  expect(found).toEqual([await read(`leaderboarduser/${newcomer?.id}`)]);
  expect(found[0]).toMatchObject({ username: 'Aaron Newcomer' });
  await db
    .updateTable('users')
    .set({ username: 'Zoe' })
    .where('id', '=', newcomer?.id ?? 0)
    .execute();
  changes.announce('user', newcomer?.id ?? 0);
  await expect.poll(() => read('search/leaderboard/zoe')).toMatchObject([{ username: 'Zoe' }]);
  expect(await read('search/leaderboard/newc')).toEqual([]);
  expect(await read('leaderboarduser/999999')).toBeNull();
});

test('a pinned trophy is shown on a row at once', async () => {
  const [user] = users;
  const [medals] = events;
  const own = given.get(user?.id ?? 0)?.[0];
  await user?.get(`/api/trophy/pintrophy/${medals?.row.id}/${own?.type}`);
  expect(await read(`leaderboarduser/${user?.id}`)).toMatchObject({
    pinnedEventName: 'Medal Cup',
    pinnedTrophyImagePath: `/trophies/1/${own?.type}.svg`,
    trophyUrl: `/rl/event/${medals?.row.id}`,
  });
});
