import { type Kysely, sql } from 'kysely';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';

const atOnce = 5000;

/**
 * Takes deleted nameplates from their owners and wearers, some thousand users in each statement:
 * locks stay short even with a million wearers. Then deletes the row.
 */
export async function sweepDeleted(db: Kysely<Schema>): Promise<void> {
  const deleted = await db
    .selectFrom('nameplates')
    .select('id')
    .where('deletedAt', 'is not', null)
    .limit(100)
    .execute();
  await attemptAll(deleted, async ({ id }) => {
    while ((await takeOffSome(db, id)) === atOnce);
    await deleteInBatches(db, 'ownedNameplates', sql`nameplate_id = ${id}::int`);
    await db
      .deleteFrom('nameplates')
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .execute();
  });
}

async function takeOffSome(db: Kysely<Schema>, nameplateId: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update users set nameplate_id = 0 where id in (
      select id from users where nameplate_id = ${nameplateId}::int and nameplate_id <> 0
      limit ${atOnce}::int)`.execute(db);
  return Number(numAffectedRows);
}
