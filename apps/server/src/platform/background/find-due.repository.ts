import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Whether each of the conditions holds, asked in one statement. */
export async function findDue(
  db: Kysely<Schema>,
  conditions: readonly RawBuilder<boolean>[],
): Promise<readonly boolean[]> {
  const { rows } = await sql<{ due: readonly boolean[] }>`
    select array[${sql.join(conditions)}]::boolean[] as due`.execute(db);
  return rows[0]?.due ?? [];
}
