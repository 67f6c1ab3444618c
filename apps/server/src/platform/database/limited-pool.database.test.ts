import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/platform/database.ts';
import { testProxy } from '../../../testing/platform/proxy.ts';
import { countConnections, createDatabase, type Db } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const { connectionString } = await testDatabase();

/** The outcome of a call and its duration. */
async function time(call: Promise<unknown>) {
  const startedAt = performance.now();
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  return { isUnavailable: isDatabaseUnavailable(error), error, ms: performance.now() - startedAt };
}
const ask = (db: Db) => time(sql`select 1`.execute(db));
const isAnswered = async (db: Db) => (await ask(db)).error === null;

test('a database that freezes is unavailable to all calls in time, and at once from then on', async () => {
  const proxy = await testProxy(connectionString);
  const db = createDatabase(proxy.connectionString, { maxConnections: 3, timeoutMs: 300 });
  await Promise.all([ask(db), ask(db), ask(db)]);
  expect(countConnections(db).total).toBe(3);
  proxy.freeze();
  const transaction = time(
    db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
    }),
  );
  const calls = [transaction, ask(db), ask(db), ask(db), ask(db), ask(db)];
  for (const { isUnavailable, error, ms } of await Promise.all(calls)) {
    expect(isUnavailable, String(error)).toBe(true);
    expect(ms).toBeLessThan(2500);
  }
  const others = await Promise.all([ask(db), ask(db), ask(db)]);
  for (const { error } of others) expect(String(error)).toContain('The database is gone');
  proxy.thaw();
  await expect.poll(() => isAnswered(db)).toBe(true);
  const again = await Promise.all([ask(db), ask(db), ask(db), ask(db)]);
  expect(again.filter(({ error }) => error !== null)).toEqual([]);
  expect(countConnections(db).total).toBeLessThanOrEqual(3);
  await db.destroy();
});

test('idle connections of a frozen database are given up with the first that is found dead', async () => {
  const proxy = await testProxy(connectionString);
  const db = createDatabase(proxy.connectionString, { maxConnections: 3, timeoutMs: 200 });
  await Promise.all([ask(db), ask(db), ask(db)]);
  proxy.freeze();
  expect((await ask(db)).isUnavailable).toBe(true);
  await expect.poll(() => countConnections(db).idle).toBe(0);
  proxy.thaw();
  await expect.poll(() => isAnswered(db)).toBe(true);
  await db.destroy();
});

test('nothing is read from a standby, which may show what was never acknowledged [rule: safety-36]', async () => {
  const owner = createDatabase(connectionString, { maxConnections: 1, timeoutMs: 2000 });
  await sql`create schema standby`.execute(owner);
  const isStandby = (is: boolean) =>
    sql
      .raw(
        `create or replace function standby.pg_is_in_recovery() returns boolean language sql as 'select ${is}'`,
      )
      .execute(owner);
  await isStandby(true);
  const options = encodeURIComponent('-c search_path=standby,pg_catalog');
  const there = `${connectionString}${connectionString.includes('?') ? '&' : '?'}options=${options}`;
  const db = createDatabase(there, { maxConnections: 2, timeoutMs: 500 });
  const { error, isUnavailable } = await ask(db);
  expect(isUnavailable, String(error)).toBe(true);
  expect(String(error)).toContain('This server is a standby');
  await isStandby(false);
  await expect.poll(() => isAnswered(db)).toBe(true);
  await db.destroy();
  await owner.destroy();
});

test('who waits for a connection hears with the first loss that the database is gone', async () => {
  const proxy = await testProxy(connectionString);
  const db = createDatabase(proxy.connectionString, { maxConnections: 1, timeoutMs: 500 });
  await ask(db);
  proxy.freeze();
  const first = ask(db);
  const waiting = [ask(db), ask(db), ask(db)];
  const { ms: silentMs } = await first;
  for (const { error, ms } of await Promise.all(waiting)) {
    expect(String(error)).toContain('The database is gone');
    expect(ms).toBeLessThan(silentMs + 200);
  }
  proxy.thaw();
  await expect.poll(() => isAnswered(db)).toBe(true);
  expect(countConnections(db)).toMatchObject({ total: 1, waiting: 0 });
  await db.destroy();
});

test('a pool whose connections are all busy is full, not gone', async () => {
  const db = createDatabase(connectionString, { maxConnections: 1, timeoutMs: 10_000 });
  const long = sql`select pg_sleep(2.5)`.execute(db);
  const { error, isUnavailable } = await ask(db);
  expect([String(error), isUnavailable]).toEqual([
    'Error: timeout exceeded when trying to connect',
    true,
  ]);
  await long;
  expect(await isAnswered(db)).toBe(true);
  await db.destroy();
});

test('a session that told the server so may take its time, until it takes that back', async () => {
  const db = createDatabase(connectionString, { maxConnections: 1, timeoutMs: 100 });
  await db.connection().execute(async (connection) => {
    const sleep = () => sql`select pg_sleep(0.6)`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sleep();
    await sql`reset statement_timeout`.execute(connection);
    expect((await time(sleep())).error).toMatchObject({ code: '57014' });
  });
  await db.destroy();
});

test('a transaction that told the server so may take its time, the next one may not', async () => {
  const db = createDatabase(connectionString, { maxConnections: 1, timeoutMs: 100 });
  const sleepIn = (allowance: string | null) =>
    db.transaction().execute(async (trx) => {
      if (allowance) await sql.raw(`set local statement_timeout = ${allowance}`).execute(trx);
      await sql`select pg_sleep(0.6)`.execute(trx);
    });
  await sleepIn("'5s'");
  await sleepIn('5000');
  await sleepIn('0');
  expect((await time(sleepIn(null))).error).toMatchObject({ code: '57014' });
  await expect(sleepIn("'1min'")).rejects.toThrow('seconds or milliseconds');
  await db.destroy();
});
