import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The database's clock at this instant. */
export async function findDatabaseNow(db: Kysely<Schema>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}
