import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';
import { testRows } from '../rows/all-rows.ts';
import { secretMark } from '../rows/row.ts';

export interface PrivateRows {
  /** Texts by what the program calls their column, such as the endpoint of a push subscription. */
  readonly texts: ReadonlyMap<string, string>;
  /** Ids of the rows that have one. */
  readonly ids: readonly number[];
}

interface Column {
  readonly tableName: string;
  readonly columnName: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The table that the column refers to. */
  readonly refersTo: string | null;
  /** The first of the texts that it may hold, where they are listed. */
  readonly firstAllowed: string | null;
}

/** Tables with an owner column, of all capabilities. */
async function findTablesOfUsers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by table_name`.execute(db);
  return rows.map(({ name }) => name);
}

async function findColumns(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name, c.udt_name as type,
      c.is_nullable = 'NO' and c.column_default is null as is_required,
      (select k.confrelid::regclass::text from pg_constraint k
        where k.contype = 'f' and k.conrelid = c.table_name::regclass and k.conkey = array[(
          select attnum from pg_attribute
          where attrelid = c.table_name::regclass and attname = c.column_name)]) as refers_to,
      (select substring(pg_get_constraintdef(k.oid) from 'ARRAY[[]''([^'']*)''') from pg_constraint k
        where k.contype = 'c' and k.conrelid = c.table_name::regclass and k.conkey = array[(
          select attnum from pg_attribute
          where attrelid = c.table_name::regclass and attname = c.column_name)] limit 1)
        as first_allowed
    from information_schema.columns c
    where c.table_schema = 'public' and c.is_identity = 'NO' and c.is_generated = 'NEVER'
      and c.table_name = ${table}
    order by c.ordinal_position`.execute(db);
  return rows;
}

/** Gives the user a row in every table that has rows of users, with the mark in all of its texts. */
export async function plantPrivateRows(db: Db, userId: number): Promise<PrivateRows> {
  const texts = new Map<string, string>();
  const ids = new Set<number>();
  for (const table of await findTablesOfUsers(db)) {
    if ((await count(db, table, userId)) === 0) await plant(db, table, userId);
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where user_id = ${userId}`.execute(db);
    for (const row of rows) {
      if (typeof row.id === 'number') ids.add(row.id);
      for (const [name, value] of Object.entries(row)) {
        if (typeof value === 'string' && value.includes(secretMark)) texts.set(name, value);
      }
    }
  }
  return { texts, ids: [...ids] };
}

async function count(db: Db, table: string, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** First with the mark in every text; where the table knows better, with the least that it takes. */
async function plant(db: Db, table: string, userId: number): Promise<void> {
  const columns = await findColumns(db, table);
  const texts = columns.filter(({ type, refersTo }) => isText(type) && refersTo === null);
  const required = columns.filter(({ isRequired }) => isRequired);
  const attempts = [[...new Set([...required, ...texts])], required];
  let failure: unknown;
  for (const attempt of attempts) {
    try {
      const values: unknown[] = [];
      for (const column of attempt) values.push(await madeUp(db, column, userId));
      await sql`insert into ${sql.table(table)}
        (${sql.join(attempt.map(({ columnName }) => sql.ref(columnName)))})
        values (${sql.join(values)})`.execute(db);
      return;
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(
    `No row of ${table} could be made up: name its values in its capability's test rows`,
    { cause: failure },
  );
}

const isText = (type: string): boolean => type === 'text' || type === 'varchar';

async function madeUp(db: Db, column: Column, userId: number): Promise<unknown> {
  const { tableName, columnName, type, refersTo } = column;
  const named = given[`${tableName}.${columnName}`];
  if (named !== undefined) return named;
  if (columnName === 'user_id') return userId;
  if (column.firstAllowed !== null) return column.firstAllowed;
  if (refersTo !== null) return someIdOf(db, refersTo, userId);
  if (isText(type)) return `${secretMark}-${columnName}`;
  if (type === 'bytea') return Buffer.from(`${secretMark} ${tableName}`);
  if (type === 'bool') return false;
  if (type === 'timestamptz') return sql`clock_timestamp() + interval '1 hour'`;
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ text: secretMark });
  return 1;
}

/** A row that others refer to, made up where there is none yet. */
async function someIdOf(db: Db, table: string, userId: number): Promise<unknown> {
  const find = async () => {
    const { rows } = await sql<{ id: unknown }>`
      select id from ${sql.table(table)} order by id limit 1`.execute(db);
    return rows[0]?.id;
  };
  const found = await find();
  if (found !== undefined) return found;
  await plant(db, table, userId);
  return find();
}

const given: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...testRows.map((rows) => rows.given),
);

/** One line for each table: what it holds of the user, down to the last column. Reads all by one query. */
export async function describeRowsOf(db: Db, userId: number): Promise<string[]> {
  const owners = (await findTablesOfUsers(db)).map((table) => [table, 'user_id'] as const);
  const reads = [['users', 'id'] as const, ...owners].map(
    ([table, column]) => sql`
      select ${sql.lit(table)} as name, string_agg(t::text, ' ' order by t::text) as text
      from ${sql.table(table)} t where ${sql.ref(column)} = ${userId}`,
  );
  const { rows } = await sql<{ name: string; text: string | null }>`
    ${sql.join(reads, sql` union all `)}`.execute(db);
  return rows.map(({ name, text }) => `${name}: ${text ?? ''}`);
}
