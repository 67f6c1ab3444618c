import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testDatabase } from '../../../testing/platform/database.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { alone } from '../../platform/changes/leadership.ts';
import { DatabaseGoneError } from '../../platform/database/database-unavailable.ts';
import { createDatabaseClock } from '../events/database-clock.ts';
import { createEventStore } from '../events/event-store.ts';
import { bytesOf } from '../picks/entry-codec.ts';
import { type Boards, createBoards, type EventBoard } from './boards.ts';
import { createSharedTotals, type SharedTotals } from './shared-totals.ts';

const { db } = await testDatabase();
const events = createEventStore(db);
const clock = createDatabaseClock(db);

/**
 * The database of boards, with entrants, names and totals. Events come from the store, which caches
 * them.
 */
let isGone = false;
let answers: Promise<unknown> = Promise.resolve();
const fragile = db.withPlugin({
  transformQuery: ({ node }) => {
    if (isGone) throw new DatabaseGoneError();
    return node;
  },
  transformResult: async ({ result }) => {
    await answers;
    return result;
  },
});

let told: unknown[];
beforeEach(() => {
  [isGone, told] = [false, []];
});
const onError = (error: unknown) => told.push(error);
const changes = { announce: () => {}, onBoard: () => {} };
const process = (
  shared: SharedTotals = createSharedTotals({ db: fragile, changes, standing: alone, onError }),
) => createBoards({ db: fragile, events, clock, shared, onError });

async function insertUser(username: string): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ username, usernameKey: `${username} ${Math.random()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const rename = (id: number, username: string) =>
  db.updateTable('users').set({ username }).where('id', '=', id).execute();

/** A sealed event with one entrant, shown by the boards. */
async function shownEvent(boards: Boards): Promise<{ board: EventBoard; userId: number }> {
  const event = await testEvent(db, { stages: [swissStage()] });
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const userId = await insertUser('Before');
  await db
    .insertInto('entries')
    .values({
      eventStageId: stage.id,
      userId,
      slots: Buffer.from(bytesOf(stage, randomPicks(stage.stage, randomOf(1)))),
      layoutFingerprint: stage.layout.fingerprint,
      submittedAt: new Date(1_790_000_000_000),
    })
    .execute();
  await db
    .updateTable('eventStages')
    .set({ sealedAt: sql`clock_timestamp()` })
    .where('id', '=', stage.id)
    .execute();
  await grow(event.row.id, 'version');
  const board = await boards.refresh(event.row.id);
  if (!board) throw new Error('no board');
  return { board, userId };
}

/** As results do, or a change of who entered. */
async function grow(
  eventId: number,
  column: 'version' | 'officialVersion' | 'entrantsVersion',
): Promise<void> {
  await db
    .updateTable('events')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', eventId)
    .execute();
  events.forget(eventId);
  await events.get(eventId);
}

/** Under which of their names a board finds the user. */
const nameOn = (board: EventBoard | null, userId: number) => {
  const entrant = board?.entrants.directory.find(userId) ?? -1;
  return ['Before', 'After'].find((name) => board?.entrants.directory.isNamed(entrant, name));
};

describe('a new name', () => {
  /** Totals that are looked for as long as the test likes. */
  function heldUp() {
    const looks: { go: () => void }[] = [];
    const shared: SharedTotals = {
      find: () => new Promise((resolve) => looks.push({ go: () => resolve(null) })),
      offer: () => {},
      countFound: () => 0,
    };
    return { shared, looks };
  }

  /** A process whose first board is shown; the next ones wait until their look is let go. */
  async function heldUpAfterFirst() {
    const { shared, looks } = heldUp();
    const boards = process(shared);
    const shown = shownEvent(boards);
    await expect.poll(() => looks.length).toBe(1);
    looks[0]?.go();
    return { boards, looks, ...(await shown) };
  }

  test('reaches what is built from a board that did not show it yet [rule: results-11]', async () => {
    const { boards, looks, board, userId } = await heldUpAfterFirst();
    await rename(userId, 'After');
    await grow(board.eventId, 'officialVersion');
    let answer = () => {};
    answers = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const followed = boards.userChanged(userId);
    const building = boards.refresh(board.eventId);
    await expect.poll(() => looks.length).toBe(2);
    answer();
    await followed;
    looks[1]?.go();
    expect(nameOn(await building, userId)).toBe('After');
  });

  test('reaches every build under way, not only the last', async () => {
    const { boards, looks, board, userId } = await heldUpAfterFirst();
    await grow(board.eventId, 'officialVersion');
    const first = boards.refresh(board.eventId);
    await expect.poll(() => looks.length).toBe(2);
    await grow(board.eventId, 'officialVersion');
    const second = boards.refresh(board.eventId);
    await rename(userId, 'After');
    await boards.userChanged(userId);
    looks[1]?.go();
    expect(nameOn(await first, userId)).toBe('After');
    await expect.poll(() => looks.length).toBe(3);
    looks[2]?.go();
    expect(nameOn(await second, userId)).toBe('After');
  });

  test('stands on boards that were replaced, too', async () => {
    const boards = process();
    const { board, userId } = await shownEvent(boards);
    await grow(board.eventId, 'officialVersion');
    await boards.refresh(board.eventId);
    await rename(userId, 'After');
    await boards.userChanged(userId);
    const replaced = await boards.boardOf(board.eventId, board.generation);
    expect(replaced?.generation).toBe(board.generation);
    expect(nameOn(replaced, userId)).toBe('After');
  });

  test('that could not be looked up is followed when the database is back', async () => {
    const boards = process();
    const { board, userId } = await shownEvent(boards);
    await rename(userId, 'After');
    isGone = true;
    await expect(boards.userChanged(userId)).rejects.toThrow('gone');
    await expect(boards.catchUp()).rejects.toThrow();
    isGone = false;
    await boards.catchUp();
    expect(nameOn(await boards.boardOf(board.eventId), userId)).toBe('After');
  });

  test('that went by unheard is read again as often as it takes, for every event', async () => {
    const boards = process();
    const shown = [await shownEvent(boards), await shownEvent(boards)];
    for (const { userId } of shown) await rename(userId, 'After');
    isGone = true;
    await expect(boards.readAgain()).rejects.toThrow();
    isGone = false;
    await boards.catchUp();
    for (const { board, userId } of shown) {
      expect(nameOn(await boards.boardOf(board.eventId), userId)).toBe('After');
    }
  });

  test('that went by unheard is not missing from replaced boards', async () => {
    const boards = process();
    const { board, userId } = await shownEvent(boards);
    await grow(board.eventId, 'officialVersion');
    await boards.refresh(board.eventId);
    await rename(userId, 'After');
    await boards.readAgain();
    expect(nameOn(await boards.boardOf(board.eventId, board.generation), userId)).toBe('After');
  });
});

describe('without its database', () => {
  test('a board with new results is scored from memory', async () => {
    const boards = process();
    const { board } = await shownEvent(boards);
    await grow(board.eventId, 'officialVersion');
    isGone = true;
    expect((await boards.refresh(board.eventId))?.generation).toBe(board.generation + 1);
    expect(told).toContainEqual(expect.any(DatabaseGoneError));
  });

  test('the ready board is answered when the next one fails, which is told', async () => {
    const boards = process();
    const { board } = await shownEvent(boards);
    await grow(board.eventId, 'entrantsVersion');
    isGone = true;
    expect(await boards.boardOf(board.eventId)).toBe(board);
    expect(await boards.boardOf(board.eventId, board.generation + 1)).toBe(board);
    expect(told).toEqual([expect.any(DatabaseGoneError), expect.any(DatabaseGoneError)]);
  });
});
