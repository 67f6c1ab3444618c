import { compileScoring, NO_PICKS } from '@callshot/rules';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { createChanges } from '../../platform/changes/changes.ts';
import { alone } from '../../platform/changes/leadership.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { createDatabaseClock } from '../events/database-clock.ts';
import { createEventStore } from '../events/event-store.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { createBoards, type EventBoard } from './boards.ts';
import type { UnscoredBoard } from './event-board.ts';
import { createSharedTotals } from './shared-totals.ts';

const product = await testProduct();
/** Another process of the same product: nothing but the database joins them. */
const elsewhere = await testProduct(product);
const { db, connectionString } = product;
const both = [product, elsewhere];
/** Takes the leadership and does nothing with it, as a process does that is frozen. */
const frozen = new pg.Client({ connectionString });
const admin = await product.user('chief', ['Admin']);
const players = await Promise.all(
  Array.from({ length: 5 }, (_, at) => product.user(`player ${at}`)),
);

beforeAll(async () => {
  await frozen.connect();
  await frozen.query('select pg_advisory_lock($1)', [advisoryLocks.leadership]);
  for (const { capabilities } of both) await capabilities.start();
});
afterAll(() => frozen.end());

const slipOf = (event: LoadedEvent, seed: number) => {
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  return randomPicks(stage.stage, randomOf(seed));
};

/** An event that everybody has entered, locked, shown by both processes. */
async function lockedEvent(): Promise<number> {
  const event = await testEvent(db, { stages: [swissStage()] });
  const eventId = event.row.id;
  for (const [at, player] of players.entries()) {
    await player.post(`/api/picks/save/user/${eventId}`, slipOf(event, at));
  }
  await admin.post('/api/event/stage', { eventId, action: 'lock', relockTime: null, reason: '' });
  for (const { visitor } of both) {
    await expect.poll(async () => (await pageOf(visitor, eventId)).totalRecords).toBe(5);
  }
  return eventId;
}

const pageOf = async (visitor: typeof product.visitor, eventId: number) =>
  (await visitor.get(`/api/picks/get/leaderboard/${eventId}`)).json();

/** Enters a player's own slip as official results, so that this player gets all points. */
async function enterResults(eventId: number, seed: number): Promise<void> {
  const event = await loadedEvent(db, eventId);
  const answer = await admin.post(`/api/picks/override/${eventId}`, {
    userId: null,
    eventStageId: event.stages[0]?.id,
    reason: 'entered',
    version: event.row.officialVersion,
    ...slipOf(event, seed),
  });
  expect(answer.statusCode).toBe(200);
}

async function expectWinner(eventId: number, seed: number): Promise<void> {
  const pages = [];
  for (const { visitor } of both) {
    const leader = async () => (await pageOf(visitor, eventId)).records[0]?.userId;
    await expect.poll(leader).toBe(players[seed]?.id);
    pages.push(await pageOf(visitor, eventId));
  }
  expect(pages[1]).toEqual(pages[0]);
}

const storedGeneration = async (eventId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('boards')
      .select('generation')
      .where('eventId', '=', eventId)
      .executeTakeFirst()
  )?.generation;

describe('results entered on one process are right on the other', () => {
  test('while the leader is frozen: each computes by itself', async () => {
    const eventId = await lockedEvent();
    await enterResults(eventId, 3);
    await expectWinner(eventId, 3);
    expect(both.map(({ capabilities }) => capabilities.services.standing.isLeader())).toEqual([
      false,
      false,
    ]);
    expect(both.map(({ capabilities }) => capabilities.services.boards.counts.taken())).toEqual([
      0, 0,
    ]);
    expect(await storedGeneration(eventId)).toBeUndefined();
  });

  test('from the totals of the one that was elected, under the same generation', async () => {
    await frozen.query('select pg_advisory_unlock($1)', [advisoryLocks.leadership]);
    const leaders = () =>
      both.filter(({ capabilities }) => capabilities.services.standing.isLeader());
    await expect.poll(() => leaders().length).toBe(1);
    const eventId = await lockedEvent();
    for (const seed of [1, 4, 2]) {
      await enterResults(eventId, seed);
      await expectWinner(eventId, seed);
      const { generation } = await pageOf(product.visitor, eventId);
      await expect.poll(() => storedGeneration(eventId)).toBe(generation);
    }
    const [leader] = leaders();
    const follower = both.find((one) => one !== leader);
    expect(follower?.capabilities.services.boards.counts.taken()).toBeGreaterThan(0);
    expect(leader?.capabilities.services.boards.counts.taken()).toBe(0);
  });
});

describe('shared totals', () => {
  const throwing = (error: unknown): never => {
    throw error;
  };
  /** A process that has just started and is not the one that computes for all. */
  const starting = () => {
    const changes = createChanges(db, throwing);
    const standing = { isLeader: () => false, isListening: () => true };
    const shared = createSharedTotals({ db, changes, standing, onError: throwing });
    return createBoards({
      db,
      events: createEventStore(db),
      clock: createDatabaseClock(db),
      shared,
    });
  };
  const totalsOf = async (boards: ReturnType<typeof starting>, eventId: number) =>
    Array.from((await boards.refresh(eventId))?.scoreboard.totals ?? []);

  async function storedEvent(): Promise<number> {
    const eventId = await lockedEvent();
    await enterResults(eventId, 2);
    await expectWinner(eventId, 2);
    const { generation } = await pageOf(product.visitor, eventId);
    await expect.poll(() => storedGeneration(eventId)).toBe(generation);
    return eventId;
  }

  test('serve a process that starts; those of other entrants, or that cannot be, do not', async () => {
    const eventId = await storedEvent();
    const right = await totalsOf(starting(), eventId);
    expect(new Set(right).size).toBeGreaterThan(1);
    const store = (columns: { totals?: Buffer; entrantsDigest?: string; generation?: number }) =>
      db.updateTable('boards').set(columns).where('eventId', '=', eventId).execute();
    const swapped = Buffer.from(new Uint16Array(right.toReversed()).buffer);
    await store({ totals: swapped });
    // Shows that stored totals are used, so that the next expectations can fail.
    expect(await totalsOf(starting(), eventId)).toEqual(right.toReversed());
    const digest = (
      await db
        .selectFrom('boards')
        .select('entrantsDigest')
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow()
    ).entrantsDigest;
    await store({ entrantsDigest: 'of others' });
    expect(await totalsOf(starting(), eventId)).toEqual(right);
    await store({ entrantsDigest: digest, totals: Buffer.alloc(10, 0xff) });
    expect(await totalsOf(starting(), eventId)).toEqual(right);
    await store({ totals: Buffer.alloc(7) });
    expect(await totalsOf(starting(), eventId)).toEqual(right);
  });

  test('of code that pays differently serve nobody, and give way to what it computes', async () => {
    const eventId = await storedEvent();
    const board = await starting().refresh(eventId);
    if (!board) throw new Error('no board');
    const stages = board.stages.map(({ loaded }) => ({
      loaded,
      scoring: compileScoring(loaded.stage, loaded.layout, NO_PICKS),
    }));
    const changes = createChanges(db, throwing);
    const shared = createSharedTotals({ db, changes, standing: alone, onError: throwing });
    const find = (asked: UnscoredBoard) => shared.find(asked, { isExpected: false });
    expect((await find(board))?.totals).toEqual(board.scoreboard.totals);
    const paidOtherwise = { ...board, stages };
    expect(await find(paidOtherwise)).toBeNull();
    shared.offer(paidOtherwise);
    await expect.poll(async () => (await find(paidOtherwise)) !== null).toBe(true);
    expect(await find(board)).toBeNull();
  });

  test('a change that nobody told of is found by looking', async () => {
    const eventId = await storedEvent();
    const boards = starting();
    const before = await boards.refresh(eventId);
    await enterResults(eventId, 0);
    await boards.catchUp();
    const held = await boards.boardOf(eventId);
    expect(held?.generation).toBeGreaterThan(before?.generation ?? 0);
    expect(held?.scoreboard.page(1, 1)[0]?.userId).toBe(players[0]?.id);
    // The page that was read before goes on in its own board.
    expect(await boards.boardOf(eventId, before?.generation)).toBe(before);
  });

  test('a generation that another process answered is waited for', async () => {
    const eventId = await storedEvent();
    const boards = starting();
    const before = await boards.refresh(eventId);
    await enterResults(eventId, 1);
    const { generation } = await pageOf(product.visitor, eventId);
    expect(generation).toBeGreaterThan(before?.generation ?? 0);
    expect((await boards.boardOf(eventId, generation))?.generation).toBe(generation);
    expect((await boards.boardOf(eventId, generation + 1000))?.generation).toBe(generation);
  });

  test('a new name is found without reading the entrants again, whatever is built meanwhile', async () => {
    const eventId = await storedEvent();
    const boards = starting();
    const before = await boards.refresh(eventId);
    const user = players[3];
    if (!user || !before) throw new Error('no board');
    await db.updateTable('users').set({ username: 'Anew' }).where('id', '=', user.id).execute();
    await boards.userChanged(user.id);
    const after = await boards.boardOf(eventId);
    expect(isNamed(after, user.id, 'Anew')).toBe(true);
    expect(after?.entrants.blocks).toBe(before.entrants.blocks);
    const building = boards.readAgain();
    await db
      .updateTable('users')
      .set({ username: 'Anew again' })
      .where('id', '=', user.id)
      .execute();
    await boards.userChanged(user.id);
    await building;
    expect(isNamed(await boards.boardOf(eventId), user.id, 'Anew again')).toBe(true);
  });
});

function isNamed(board: EventBoard | null, userId: number, username: string): boolean {
  const { directory } = board?.entrants ?? {};
  return directory?.isNamed(directory.find(userId) ?? -1, username) ?? false;
}
