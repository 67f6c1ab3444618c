import { type RawBuilder, sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseGoneError } from '../database/database-unavailable.ts';
import { createTicker, type FindDue, type RepeatedWork } from './ticker.ts';

afterEach(() => {
  vi.useRealTimers();
});

const never: FindDue = async () => [];

test('work that fails is reported and tried again, and holds nobody else up', async () => {
  vi.useFakeTimers();
  const failed: string[] = [];
  const done: string[] = [];
  const ticker = createTicker(
    (error) => failed.push(String(error)),
    [
      {
        everyMs: 10,
        run: () => {
          throw new Error('before there is a promise');
        },
      },
      { everyMs: 10, run: async () => Promise.reject(new Error('later')) },
      { everyMs: 10, run: async () => void done.push('done') },
    ],
    never,
  );
  ticker.start();
  await vi.advanceTimersByTimeAsync(20);
  await ticker.stop();
  expect(done).toEqual(['done', 'done']);
  expect(failed.toSorted()).toEqual([
    'Error: before there is a promise',
    'Error: before there is a promise',
    'Error: later',
    'Error: later',
  ]);
});

/** A ticker whose conditions of the database have the names of what they ask. */
function asking(findDue: (names: readonly string[]) => Promise<readonly boolean[]>) {
  vi.useFakeTimers();
  const ran: string[] = [];
  const asked: (readonly string[])[] = [];
  const errors: unknown[] = [];
  const names = new Map<RawBuilder<boolean>, string>();
  const work = (name: string, more: Partial<RepeatedWork> = {}): RepeatedWork => {
    const condition = sql<boolean>`true`;
    names.set(condition, name);
    return { everyMs: 10, isDue: () => condition, run: async () => void ran.push(name), ...more };
  };
  const start = (...works: RepeatedWork[]) => {
    const ticker = createTicker(
      (error) => errors.push(error),
      works,
      (conditions) => {
        const own = conditions.map((condition) => names.get(condition) ?? '');
        asked.push(own);
        return findDue(own);
      },
    );
    ticker.start();
    return ticker;
  };
  return { start, work, ran, asked, errors };
}

test('conditions with one interval are asked in one statement; only due work runs', async () => {
  const { start, work, ran, asked } = asking(async (names) => names.map((own) => own === 'b'));
  const ticker = start(
    work('a'),
    work('b'),
    work('other', { everyMs: 15 }),
    work('known', { isDue: () => true }),
    work('idle', { isDue: () => false }),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect([asked, ran]).toEqual([[['a', 'b']], ['known', 'b']]);
  await vi.advanceTimersByTimeAsync(5);
  expect(asked[1]).toEqual(['other']);
  await ticker.stop();
});

test('work that still runs is not asked for, and does not hold up others', async () => {
  const { start, work, ran, asked } = asking(async (names) => names.map(() => true));
  let finish = (): void => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const ticker = start(work('slow', { run: () => running }), work('quick'));
  await vi.advanceTimersByTimeAsync(20);
  expect([asked, ran]).toEqual([
    [['slow', 'quick'], ['quick']],
    ['quick', 'quick'],
  ]);
  finish();
  await ticker.stop();
});

test.each([
  { why: 'the database is away: nothing runs', error: new DatabaseGoneError(), runs: [] },
  { why: 'a condition cannot be asked: all run', error: new Error('bad sql'), runs: ['a', 'b'] },
])('when asking fails that is reported; $why', async ({ error, runs }) => {
  const { start, work, ran, errors } = asking(() => Promise.reject(error));
  const ticker = start(work('a'), work('b'));
  await vi.advanceTimersByTimeAsync(10);
  await ticker.stop();
  expect([ran, errors]).toEqual([runs, [error]]);
});

test('an answer that comes after the stop begins nothing', async () => {
  let answer = (_: readonly boolean[]): void => {};
  const { start, work, ran } = asking(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const ticker = start(work('a'));
  await vi.advanceTimersByTimeAsync(10);
  const stopped = ticker.stop();
  answer([true]);
  await stopped;
  expect(ran).toEqual([]);
});

test('work that cannot say whether it is due runs, and holds up no other of its interval', async () => {
  const { start, work, ran, errors } = asking(async (names) => names.map(() => true));
  const isDue = () => {
    throw new Error('cannot say');
  };
  const ticker = start(work('unsure', { isDue }), work('other'));
  await vi.advanceTimersByTimeAsync(10);
  expect([ran, errors.map(String)]).toEqual([['unsure', 'other'], ['Error: cannot say']]);
  await ticker.stop();
});

test('work with a condition that is due at the start is asked at once', async () => {
  const { start, work, ran } = asking(async (names) => names.map(() => true));
  const ticker = start(work('early', { isDueAtStart: true }));
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(['early']);
  await ticker.stop();
});
