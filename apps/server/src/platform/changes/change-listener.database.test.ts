import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/platform/database.ts';
import { advisoryLocks } from '../database/advisory-locks.ts';
import { createDatabase } from '../database/database.ts';
import { DatabaseGoneError } from '../database/database-unavailable.ts';
import { createChangeListener } from './change-listener.ts';
import { createChanges } from './changes.ts';

const { db, connectionString } = await testDatabase();

/** Stands for one process of the product on the test's database. */
function process() {
  const heard: unknown[] = [];
  const changes = createChanges(db, () => {});
  changes.on((change) => heard.push(change));
  changes.onUser((userId) => heard.push({ kind: 'user', userId }));
  changes.onBoard((eventId) => heard.push({ kind: 'board', eventId }));
  changes.onReconnected(() => heard.push('reconnected'));
  const listener = createChangeListener(connectionString, changes, () => {});
  return { heard, changes, listener };
}

let first: ReturnType<typeof process>;
let second: ReturnType<typeof process>;
beforeEach(async () => {
  first = process();
  second = process();
  await first.listener.start();
  await second.listener.start();
});
afterEach(async () => {
  await first.listener.stop();
  await second.listener.stop();
});

const within = { timeout: 10_000 };
const leaders = () => [first, second].map(({ listener }) => listener.isLeader());
const killLeader = () =>
  sql`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = ${advisoryLocks.leadership} and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
const killListeners = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'callshot-live' and datname = current_database()`.execute(db);

test('what one process announces, itself and the others hear once', async () => {
  first.heard.length = 0;
  second.heard.length = 0;
  first.changes.announce('results', 7);
  first.changes.announce('board', 8);
  first.changes.announce('user', 9);
  const told = [
    { kind: 'results', eventId: 7 },
    { kind: 'board', eventId: 8 },
    { kind: 'user', userId: 9 },
  ];
  expect(first.heard).toEqual(told);
  await expect.poll(() => second.heard, within).toEqual(told);
  expect(second.heard).toHaveLength(3);
  expect(first.heard).toHaveLength(3);
});

test('what one listener fails on, the others hear all the same, here and in the other process', async () => {
  const failed: unknown[] = [];
  const [here, there] = [0, 1].map(() => {
    const heard: number[] = [];
    const changes = createChanges(db, (error) => failed.push(error));
    changes.onUser(() => {
      throw new Error('cannot hear');
    });
    changes.onUser((userId) => heard.push(userId));
    return { heard, changes, listener: createChangeListener(connectionString, changes, () => {}) };
  });
  await there?.listener.start();
  here?.changes.announce('user', 11);
  expect(here?.heard).toEqual([11]);
  await expect.poll(() => there?.heard, within).toEqual([11]);
  expect(failed).toMatchObject([{ message: 'cannot hear' }, { message: 'cannot hear' }]);
  await there?.listener.stop();
});

test('one process leads; when its session dies another does, and the former steps down', async () => {
  expect(leaders()).toEqual([true, false]);
  await killLeader();
  await expect.poll(() => first.listener.isLeader(), within).toBe(false);
  await expect.poll(() => leaders().filter(Boolean).length, within).toBe(1);
});

test('a leader that stops hands over', async () => {
  await first.listener.stop();
  expect(first.listener.isLeader()).toBe(false);
  await expect.poll(() => second.listener.isLeader(), within).toBe(true);
});

test('a lost connection comes back, says so, and hears again', async () => {
  expect(second.heard).toEqual(['reconnected']);
  await killListeners();
  await expect.poll(() => second.listener.isListening(), within).toBe(false);
  await expect.poll(() => second.heard, within).toEqual(['reconnected', 'reconnected']);
  first.changes.announce('submissions', 3);
  await expect.poll(() => second.heard.at(-1), within).toEqual({ kind: 'submissions', eventId: 3 });
});

test('what is announced while the database is gone goes out when it is back, once', async () => {
  const failed: unknown[] = [];
  let isGone = true;
  const away = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isGone) throw new DatabaseGoneError();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const changes = createChanges(away, (error) => failed.push(error));
  second.heard.length = 0;
  changes.announce('results', 7);
  for (const userId of [8, 9, 8]) changes.announce('user', userId);
  await expect.poll(() => failed.length, within).toBeGreaterThan(1);
  isGone = false;
  const told = [
    { kind: 'results', eventId: 7 },
    { kind: 'user', userId: 8 },
    { kind: 'user', userId: 9 },
  ];
  await expect.poll(() => second.heard.length, within).toBe(told.length);
  expect(second.heard).toEqual(expect.arrayContaining(told));
});

test('who cannot reach the database says so at the start', async () => {
  const away = createDatabase('postgresql://x@127.0.0.1:1/x');
  const listener = createChangeListener(
    'postgresql://x@127.0.0.1:1/x',
    createChanges(away, () => {}),
    () => {},
  );
  await expect(listener.start()).rejects.toThrow('ECONNREFUSED');
  await listener.stop();
  await away.destroy();
});
