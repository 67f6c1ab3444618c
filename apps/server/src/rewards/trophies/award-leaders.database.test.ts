import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { goodPassword } from '../../../testing/account/users.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { runInSlices } from '../../platform/slices.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { createAwardLeaders } from './award-leaders.ts';
import type { LeaderBoard } from './game-leaders.ts';

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

test('leaders are those of the game, by their counts, equal ones by name, thirty a page [rule: trophies-22, trophies-23]', async () => {
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

test('what is given is seen at once, also by newcomers; winners are those of the newest events [rule: trophies-19]', async () => {
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

test('a leader is found by a part of the name, and by id, also under a new name [rule: trophies-22]', async () => {
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

const renameTo = (userId: number, username: string) =>
  db
    .updateTable('users')
    .set({ username, usernameKey: `${username.toLowerCase()} ${userId}` })
    .where('id', '=', userId)
    .execute();

test('a leader keeps a new name when others are given trophies after it; a deleted one is found by no former name', async () => {
  const [renamed, deleted] = users;
  if (!renamed || !deleted) throw new Error('no users');
  await renameTo(renamed.id, 'Quentin');
  changes.announce('user', renamed.id);
  const confirmation = { confirmation: 'Leader 01', password: goodPassword };
  expect((await deleted.post('/api/account/delete', confirmation)).statusCode).toBe(200);
  await expect.poll(() => read('search/leaderboard/quen')).toHaveLength(1);
  await expect.poll(() => read('search/leaderboard/leader%2001')).toEqual([]);
  const event = await testEvent(db, { stages: [swissStage()], nameOverride: 'After', gameId: 1 });
  const another = await product.user('Somebody Else');
  await give(event, new Map([[another.id, 6]]));
  await expect.poll(() => read('search/leaderboard/somebody')).toHaveLength(1);
  expect(await read('search/leaderboard/quen')).toMatchObject([{ username: 'Quentin' }]);
  expect(await read('search/leaderboard/leader%2000')).toEqual([]);
  expect(await read('search/leaderboard/leader%2001')).toEqual([]);
});

/** Leaders of their own, whose database answers when it is let go. */
function heldLeaders() {
  const waiting: (() => void)[] = [];
  const state = { isHeld: false, isAway: false };
  const held = db.withPlugin({
    transformQuery: ({ node }) => {
      if (state.isAway) throw new Error('away');
      return node;
    },
    transformResult: async ({ result }) => {
      if (state.isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      return result;
    },
  });
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { leaders: createAwardLeaders(held), state, waiting: () => waiting.length, letGo };
}

const topOf = (board: LeaderBoard) =>
  new Map(board.page(1, board.count).map(({ userId, top }) => [userId, top.map((t) => t.eventId)]));

test('a rename at any moment of a catch-up leaves each with their own trophies', async () => {
  const { leaders, state, waiting, letGo } = heldLeaders();
  await leaders.catchUp();
  const [, , , known] = users;
  if (!known) throw new Error('no user');
  for (let turns = 0; turns < 40; turns += 1) {
    const event = await testEvent(db, { stages: [swissStage()], gameId: 1 });
    const fresh = await product.user(`Aa ${turns}`);
    await db
      .insertInto('awards')
      .values([{ userId: fresh.id, trophyTypeId: 6, eventId: event.row.id }])
      .execute();
    const before = topOf(await leaders.board(1));
    state.isHeld = true;
    const catching = leaders.catchUp();
    await renameTo(known.id, `Renamed ${turns}`);
    const renaming = leaders.renamed(known.id);
    let isDone = false;
    const both = Promise.all([catching, renaming]).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      if (waiting() > 0) letGo();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await both;
    state.isHeld = false;
    const expected = new Map([...before, [fresh.id, [event.row.id]]]);
    expect(topOf(await leaders.board(1))).toEqual(expected);
    const found = await runInSlices((await leaders.board(1)).search(`renamed ${turns}`, 3));
    expect(found.map(({ userId }) => userId)).toContain(known.id);
  }
});

test('a rename that could not be read is read later, and after missed changes all names are', async () => {
  const { leaders, state } = heldLeaders();
  await leaders.catchUp();
  const [, , , , known, other] = users;
  if (!known || !other) throw new Error('no user');
  const find = async (text: string) =>
    (await runInSlices((await leaders.board(1)).search(text, 3))).map(({ userId }) => userId);
  await renameTo(known.id, 'Away Then');
  state.isAway = true;
  await expect(leaders.renamed(known.id)).rejects.toThrow('away');
  state.isAway = false;
  await leaders.catchUp();
  expect(await find('away then')).toEqual([known.id]);
  await renameTo(other.id, 'Never Announced');
  state.isAway = true;
  await expect(leaders.invalidate()).rejects.toThrow();
  expect(await find('away then')).toEqual([known.id]);
  state.isAway = false;
  await leaders.catchUp();
  expect(await find('never announced')).toEqual([other.id]);
});
