import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../apps/server/src/platform/database/schema.ts';

/** The row count of each table, and a checksum that does not depend on their order. */
export async function contentOf(
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const content = new Map<string, string>();
  for (const name of tables) {
    const { rows } = await sql<{ rows: number; sum: string | null }>`
      select count(*)::int as rows, sum(hashtextextended(t::text, 0)::numeric)::text as sum
      from ${sql.table(name)} t`.execute(db);
    content.set(name, JSON.stringify(rows[0]));
  }
  return content;
}

/** Tables in which the two differ. */
export const differencesOf = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] => [...one.keys()].filter((name) => one.get(name) !== other.get(name));
