import { type Kysely, sql } from 'kysely';
import { anyOf } from '../database/any-of.ts';
import { deleteInBatches } from '../database/in-batches.ts';
import type { Schema } from '../database/schema.ts';

type Db = Kysely<Schema>;

/** Longer than a page stays open. */
const keptDays = 14;

/** Marks files as served now; returns the names that are not stored yet. */
export async function markServed(db: Db, names: readonly string[]): Promise<string[]> {
  const marked = await db
    .updateTable('keptFiles')
    .set({ servedAt: sql<Date>`clock_timestamp()` })
    .where('name', '=', anyOf(names))
    .returning('name')
    .execute();
  const stored = new Set(marked.map(({ name }) => name));
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
