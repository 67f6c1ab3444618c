import { type Kysely, sql } from 'kysely';
import { anyOf } from '../database/any-of.ts';
import { deleteInBatches } from '../database/in-batches.ts';
import type { Schema } from '../database/schema.ts';

type Db = Kysely<Schema>;

/** Longer than a page stays open. */
const keptDays = 14;

/**
 * Marks files as served now; returns the names that are not stored yet. Rows that another
 * process is marking are left to it.
 */
export async function markServed(db: Db, names: readonly string[]): Promise<string[]> {
  await sql`
    update kept_files set served_at = clock_timestamp() where ctid = any (array(
      select ctid from kept_files where name = ${anyOf(names)}
      order by name for update skip locked))`.execute(db);
  const rows = await db
    .selectFrom('keptFiles')
    .select('name')
    .where('name', '=', anyOf(names))
    .execute();
  const stored = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !stored.has(name));
}

/** Stores files; those of another process that starts at the same moment stay. */
export async function insertFiles(
  db: Db,
  files: readonly { readonly name: string; readonly body: Buffer }[],
): Promise<void> {
  if (files.length === 0) return;
  await sql`
    insert into kept_files (name, body)
    select * from unnest(${files.map(({ name }) => name)}::text[], ${files.map(({ body }) => body)}::bytea[])
    on conflict do nothing`.execute(db);
}

export async function findFile(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('keptFiles')
    .select('body')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.body ?? null;
}

export const deleteOldFiles = (db: Db): Promise<void> =>
  deleteInBatches(
    db,
    'keptFiles',
    sql`served_at < statement_timestamp() - ${keptDays}::int * interval '1 day'`,
  );
