import { CamelCasePlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/platform/database.ts';
import { capabilities } from '../../app/capabilities.ts';
import { migratorTables } from '../../platform/backup/left-out.ts';
import type { AnyCapability } from '../../platform/capability.ts';
import { columnsOfUsers } from './personal-data.ts';

const { db } = await testDatabase();
const personalData = columnsOfUsers(capabilities);

/** Every column of the database that says whose a row is, by its name or by what it refers to. */
async function columnsInDatabase(): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select c.table_name || '.' || c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name ~ '(^|_)user_id$'
    union
    select r.relname || '.' || a.attname
    from pg_constraint f
    join pg_class r on r.oid = f.conrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
    where f.contype = 'f' and f.confrelid = 'users'::regclass
    order by 1`
    .withPlugin(new CamelCasePlugin())
    .execute(db);
  return rows.map(({ column }) => column);
}

const snake = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A position in a list of all users is not personal. */
const notPersonal = ['notices.told_up_to_user_id'];

test('every table belongs to one capability', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const own = rows.map(({ name }) => name).filter((name) => !migratorTables.includes(name));
  const tables = capabilities.flatMap((capability) => Object.keys(capability.tables));
  expect(tables.map(snake).toSorted()).toEqual(own.toSorted());
});

test('every table that holds something of a user says whether it is exported and deleted', async () => {
  const listed = personalData.map(({ table, column }) => `${snake(table)}.${snake(column)}`);
  expect(listed.toSorted()).toEqual(
    (await columnsInDatabase()).filter((column) => !notPersonal.includes(column)).toSorted(),
  );
});

test('every topic of the export tells of some table, and every reason is given in words', () => {
  const told = personalData.flatMap(({ exported }) => ('as' in exported ? [exported.as] : []));
  const topics = capabilities.flatMap(({ exports = {} }: AnyCapability<never>) =>
    Object.keys(exports),
  );
  expect([...new Set(told)].toSorted()).toEqual(topics.toSorted());
  for (const { exported, onDeletion } of personalData) {
    if ('not' in exported) expect(exported.not).toMatch(/\w+ \w+ \w+/);
    if (onDeletion !== 'deleted') expect(onDeletion.kept).toMatch(/\w+ \w+ \w+/);
  }
});
