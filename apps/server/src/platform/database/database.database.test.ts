import { type Kysely, type Migration, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { patient, testDatabase } from '../../../testing/platform/database.ts';
import { createDatabase } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { isMigrated, migrateToLatest } from './migrate.ts';
import { asUrgent, asUsual } from './urgency.ts';

describe('values', () => {
  test('an int8 comes as a number, and one beyond a safe integer is an error', async () => {
    const { db } = await testDatabase();
    const { rows } = await sql<{ big: number }>`select 9007199254740991::int8 as big`.execute(db);
    expect(rows).toEqual([{ big: 9007199254740991 }]);
    await expect(sql`select 9007199254740992::int8`.execute(db)).rejects.toThrow(RangeError);
  });

  test('rows are camelCased, what lies inside json is not', async () => {
    const { db } = await testDatabase();
    const query = sql`select 1 as snake_case, '{"inner_key": 1}'::jsonb as some_json`;
    expect((await query.execute(db)).rows).toEqual([{ snakeCase: 1, someJson: { inner_key: 1 } }]);
  });

  test('bytes and calendar days come back as they were written', async () => {
    const { db } = await testDatabase();
    const bytes = Buffer.from([0, 1, 127, 128, 255]);
    const query = sql`select ${bytes}::bytea as bytes, '2025-03-30'::date as day`;
    expect((await query.execute(db)).rows).toEqual([{ bytes, day: '2025-03-30' }]);
  });
});

describe('timeouts', () => {
  test('a statement that takes too long is given up and counts as unavailable', async () => {
    const { db } = await testDatabase({ timeoutMs: 50 });
    const error = await sql`select pg_sleep(30)`.execute(db).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: '57014' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test('every connection has both limits', async () => {
    const { connectionString } = await testDatabase({ isEmpty: true });
    const db = createDatabase(connectionString);
    const query = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    const { rows } = await query.execute(db).finally(() => db.destroy());
    expect(rows).toEqual([{ statement: '2s', lock: '2s' }]);
  });
});

describe('isDatabaseUnavailable', () => {
  test.each([
    { why: 'nobody listens', url: 'postgresql://x@127.0.0.1:1/x' },
    { why: 'the socket is gone', url: 'postgresql://x@/x?host=/tmp/callshot-nowhere' },
  ])('a server that is not there: $why', async ({ url }) => {
    const db = createDatabase(url);
    const error = await sql`select 1`.execute(db).catch((caught: unknown) => caught);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await db.destroy();
  });

  test('a connection ended by an operator is unavailable, and the pool recovers', async () => {
    const { db } = await testDatabase();
    const kill = sql`select pg_terminate_backend(pg_backend_pid())`;
    const error = await kill.execute(db).catch((caught: unknown) => caught);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await expect
      .poll(() =>
        sql`select 1`.execute(db).then(
          () => 'recovered',
          () => 'gone',
        ),
      )
      .toBe('recovered');
  });

  test('a wrong statement is not', async () => {
    const { db } = await testDatabase();
    const error = await sql`select nonsense`.execute(db).catch((caught: unknown) => caught);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('migrateToLatest', () => {
  const counting: Migration = {
    up: async (db: Kysely<unknown>) => {
      await sql`create table runs (at int)`.execute(db);
      await sql`insert into runs values (1)`.execute(db);
    },
  };
  const failing: Migration = {
    up: async (db: Kysely<unknown>) => {
      await sql`create table half (at int)`.execute(db);
      throw new Error('the power went out');
    },
  };

  test('the product has been migrated in the template, and running again changes nothing', async () => {
    const { db } = await testDatabase();
    expect(await isMigrated(db)).toBe(true);
    await migrateToLatest(db);
    expect(await isMigrated(db)).toBe(true);
  });

  test('a game that the program knows is added, and a row that is there stays as it is', async () => {
    const { db } = await testDatabase();
    const known = sql<{ id: number; iconUrl: string }>`
      select id, icon_url as "iconUrl" from games order by id`;
    const { rows: before } = await known.execute(db);
    await sql`delete from games where id = 2`.execute(db);
    await migrateToLatest(db);
    expect((await known.execute(db)).rows).toEqual(before);
    await sql`update games set icon_url = '/own.svg' where id = 1`.execute(db);
    await migrateToLatest(db);
    expect((await known.execute(db)).rows[0]).toEqual({ id: 1, iconUrl: '/own.svg' });
  });

  test('processes that start together migrate once', async () => {
    const { db, connectionString } = await testDatabase({ isEmpty: true });
    const others = Array.from({ length: 4 }, () => createDatabase(connectionString, patient));
    await Promise.all(others.map((other) => migrateToLatest(other, { '0001-a': counting })));
    await Promise.all(others.map((other) => other.destroy()));
    expect((await sql`select * from runs`.execute(db)).rows).toEqual([{ at: 1 }]);
  });

  test('one that fails leaves nothing, and runs again cleanly once it is mended', async () => {
    const { db } = await testDatabase({ isEmpty: true });
    const broken = { '0001-a': counting, '0002-b': failing };
    await expect(migrateToLatest(db, broken)).rejects.toThrow('0002-b');
    expect(await isMigrated(db, broken)).toBe(false);
    const tables = sql`select tablename from pg_tables where tablename in ('runs', 'half')`;
    expect((await tables.execute(db)).rows).toEqual([]);
    await migrateToLatest(db, { '0001-a': counting });
    expect((await sql`select * from runs`.execute(db)).rows).toEqual([{ at: 1 }]);
  });

  test('the timeouts hold again afterwards', async () => {
    const { db } = await testDatabase({ isEmpty: true, maxConnections: 1, timeoutMs: 3000 });
    await migrateToLatest(db, { '0001-a': counting });
    const query = sql`select current_setting('statement_timeout') as limit`;
    expect((await query.execute(db)).rows).toEqual([{ limit: '3s' }]);
  });
});

describe('urgent calls', () => {
  const nameOf = sql<{ name: string }>`select current_setting('application_name') as name`;

  test('have connections of their own while the pool is taken whole', async () => {
    const { db } = await testDatabase({ maxConnections: 1 });
    await db.connection().execute(async (held) => {
      expect((await nameOf.execute(held)).rows).toEqual([{ name: 'callshot' }]);
      const { rows } = await asUrgent(() => nameOf.execute(db));
      expect(rows).toEqual([{ name: 'callshot-urgent' }]);
    });
    const { rows } = await asUrgent(() => asUsual(() => nameOf.execute(db)));
    expect(rows).toEqual([{ name: 'callshot' }]);
  });

  test('have two of them, and others wait', async () => {
    const { db } = await testDatabase({ maxConnections: 1 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let inside = 0;
    let most = 0;
    const holding = Array.from({ length: 5 }, () =>
      asUrgent(() =>
        db.connection().execute(async (held) => {
          inside += 1;
          most = Math.max(most, inside);
          await nameOf.execute(held);
          await released;
          inside -= 1;
        }),
      ),
    );
    await expect.poll(() => inside).toBe(2);
    // The usual pool goes on.
    expect((await nameOf.execute(db)).rows).toEqual([{ name: 'callshot' }]);
    release();
    await Promise.all(holding);
    expect(most).toBe(2);
  });

  test('wait longer than others may, and never for ever', async () => {
    const limitOf = sql<{ limit: string }>`select current_setting('lock_timeout') as limit`;
    const { connectionString } = await testDatabase({ isEmpty: true });
    const [usual, endless] = [undefined, 0].map((timeoutMs) =>
      createDatabase(connectionString, timeoutMs === undefined ? {} : { timeoutMs }),
    );
    for (const [db, limit] of [
      [usual, '5s'],
      [endless, '0'],
    ] as const) {
      if (!db) throw new Error('no database');
      expect((await asUrgent(() => limitOf.execute(db))).rows).toEqual([{ limit }]);
      await db.destroy();
    }
  });
});
