import { CamelCasePlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../platform/database/test-database.ts';
import { exportTopics } from './export-topics.ts';
import { personalData } from './personal-data.ts';

const { db } = await testDatabase();

/** Every column of the database that says whose a row is, by its name or by what it refers to. */
async function columnsOfUsers(): Promise<string[]> {
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

/** A position in a list of all users belongs to nobody. */
const notPersonal = ['notices.told_up_to_user_id'];

test('every table that holds something of a user says whether it is exported and deleted', async () => {
  const listed = personalData.map(({ table, column }) => `${snake(table)}.${snake(column)}`);
  expect(listed.toSorted()).toEqual(
    (await columnsOfUsers()).filter((column) => !notPersonal.includes(column)).toSorted(),
  );
});

test('every topic of the export tells of some table, and every reason is given in words', () => {
  const told = personalData.flatMap(({ exported }) => ('as' in exported ? [exported.as] : []));
  expect([...new Set(told)].toSorted()).toEqual(Object.keys(exportTopics).toSorted());
  for (const { exported, onDeletion } of personalData) {
    if ('not' in exported) expect(exported.not).toMatch(/\w+ \w+ \w+/);
    if (onDeletion !== 'deleted') expect(onDeletion.kept).toMatch(/\w+ \w+ \w+/);
  }
});
