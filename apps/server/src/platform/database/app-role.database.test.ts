import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { patient, testDatabase } from '../../../testing/platform/database.ts';
import { onDatabase, withDatabaseName } from '../../../testing/platform/database-names.ts';
import { linkAuditRows } from '../../staff/audit/audit-chain.repository.ts';
import { verifyAudit } from '../../staff/audit/verify-audit.service.ts';
import { insertAudit } from '../audit/audit.ts';
import { openAppRole, withRole } from './app-role.ts';
import { createDatabase, type Db } from './database.ts';
import { migrateAtStart } from './migrate.ts';

const insufficientPrivilege = '42501';

const write = (db: Db): Promise<number> =>
  insertAudit(db, { actorUserId: null, action: 'test', subjectType: 'test', subjectId: 1 });

describe('as the role that is made for it, the product', async () => {
  const { db: owner, connectionString } = await testDatabase();
  const app = await openAppRole({ connectionString });
  const db = createDatabase(app.connectionString, patient);
  afterAll(() => db.destroy());

  test('writes the log, makes links of it and has every table that there is', async () => {
    expect(app.asOwnerBecause).toBeNull();
    await write(db);
    expect(await linkAuditRows(db, 10)).toBe(1);
    expect((await verifyAudit(owner)).faults).toEqual([]);
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and not has_table_privilege(oid, 'select')`.execute(db);
    expect(rows).toEqual([]);
  });

  test.each([
    { why: 'change a row', statement: "update audit_log set reason = 'x'" },
    { why: 'delete a row', statement: 'delete from audit_log' },
    { why: 'empty the log', statement: 'truncate audit_log cascade' },
    {
      why: 'switch its trigger off',
      statement: 'alter table audit_log disable trigger audit_log_append_only',
    },
    { why: 'drop its trigger', statement: 'drop trigger audit_log_append_only on audit_log' },
    {
      why: 'put another function in place of the trigger’s',
      statement: `create or replace function refuse_audit_change() returns trigger
        language plpgsql as 'begin return null; end'`,
    },
    { why: 'switch all triggers off', statement: "set session_replication_role = 'replica'" },
    {
      why: 'date a row back',
      statement: "insert into audit_log (action, subject_type, at) values ('x', 'x', 'epoch')",
    },
    { why: 'change a link', statement: "update audit_chain set hash = ''" },
    { why: 'delete a link', statement: 'delete from audit_chain' },
    { why: 'take a row from those that wait', statement: 'delete from audit_unlinked' },
    { why: 'change a name', statement: "update audit_personal set content = 'x'" },
    {
      why: 'say that names were erased',
      statement: 'insert into audit_erased (audit_id) values (1)',
    },
    { why: 'forget a migration', statement: 'delete from kysely_migration' },
  ])('may not $why', async ({ statement }) => {
    await write(db);
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({
      code: insufficientPrivilege,
    });
  });

  test('reads and writes what a newer version adds beside it', async () => {
    await sql`create table added_later (id int)`.execute(owner);
    await sql`insert into added_later values (1)`.execute(db);
    expect((await sql`select id from added_later`.execute(db)).rows).toEqual([{ id: 1 }]);
  });

  test('has one role, however often and by how many at once it is asked for', async () => {
    const again = await Promise.all([1, 2, 3].map(() => openAppRole({ connectionString })));
    expect(again).toEqual([app, app, app]);
  });
});

describe('of an owner that is no superuser', () => {
  test.each([
    { why: 'may make roles', rights: 'createrole', isSeparate: true },
    { why: 'may not', rights: '', isSeparate: false },
  ])(
    'and $why',
    async ({ rights, isSeparate }) => {
      const { connectionString: server } = await testDatabase({ isEmpty: true });
      const name = `callshot_owned_${process.pid}_${isSeparate ? 'may' : 'not'}`;
      await onDatabase(server, `create role ${name} login ${rights}`);
      await onDatabase(server, `create database ${name} owner ${name} template template0`);
      try {
        const connectionString = withDatabaseName(server, name).replace(/\/\/[^@]*@/, `//${name}@`);
        await migrateAtStart(connectionString);
        const app = await openAppRole({ connectionString });
        const db = createDatabase(app.connectionString, patient);
        await write(db);
        const { rows } = await sql<{ is: boolean }>`
        select has_table_privilege('audit_log', 'update') as is`.execute(db);
        await db.destroy();
        expect([app.asOwnerBecause === null, rows[0]?.is]).toEqual([isSeparate, !isSeparate]);
        if (!isSeparate) expect(app.asOwnerBecause).toMatch(/permission denied/);
      } finally {
        await onDatabase(server, `drop database ${name} with (force)`);
        await onDatabase(server, `drop role if exists ${name}_app`);
        await onDatabase(server, `drop role ${name}`);
      }
    },
    30_000,
  );
});

test('a role of that name that somebody else made is left alone', async () => {
  const { db, connectionString } = await testDatabase();
  await sql`do $$ begin
    execute format('create role %I login', left(current_database(), 50) || '_app'); end $$`.execute(
    db,
  );
  const app = await openAppRole({ connectionString });
  expect(app.connectionString).toBe(connectionString);
  expect(app.asOwnerBecause).toMatch(/_app is there and is not Callshot's/);
});

test.each([
  {
    from: 'postgresql://me@/db?host=/tmp/socket',
    to: 'postgresql://me@/db?host=/tmp/socket&options=-c%20role%3Ddb_app',
  },
  { from: 'postgresql://host/db', to: 'postgresql://host/db?options=-c%20role%3Ddb_app' },
  {
    from: 'postgresql://host/db?options=-c%20jit%3Doff&ssl=true',
    to: 'postgresql://host/db?options=-c%20jit%3Doff%20-c%20role%3Ddb_app&ssl=true',
  },
])('an address takes the role on: $from', ({ from, to }) => {
  expect(withRole(from, 'db_app')).toBe(to);
});
