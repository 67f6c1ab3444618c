import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

const rowsAtOnce = 2000;

/**
 * Deletes matching rows, some thousand in each statement: a single statement for all would run into
 * its timeout. The condition should have an index. Locked rows are left to the next run.
 */
export async function deleteInBatches(
  db: Kysely<Schema>,
  table: keyof Schema,
  condition: RawBuilder<boolean>,
): Promise<void> {
  await changeInBatches(db, table, { condition, change: sql`delete from ${sql.table(table)}` });
}

/** The same for `update … set …`, which must make its rows fit no more. Returns how many there were. */
export async function changeInBatches(
  db: Kysely<Schema>,
  table: keyof Schema,
  { condition, change }: { condition: RawBuilder<boolean>; change: RawBuilder<unknown> },
): Promise<number> {
  let changed = rowsAtOnce;
  let all = 0;
  while (changed === rowsAtOnce) {
    const { numAffectedRows = 0n } = await sql`
      ${change} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${condition} limit ${rowsAtOnce}::int
        for update skip locked))`.execute(db);
    changed = Number(numAffectedRows);
    all += changed;
  }
  return all;
}
