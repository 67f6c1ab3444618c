import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

export const findLevels = (db: Db) =>
  db
    .selectFrom('patreonLevels as l')
    .select(['l.id', 'l.name', 'l.hexCode', 'l.fromCents'])
    .select(
      sql<number>`(select count(*)::int from users u
        where u.patreon_level_id = l.id and u.deleted_at is null)`.as('users'),
    )
    .orderBy('l.id')
    .execute();

/** Two who change them at once come one after the other. */
export const lockLevels = (trx: Db) =>
  trx
    .selectFrom('patreonLevels')
    .select(['id', 'fromCents'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export async function updateFromCents(
  trx: Db,
  { id, fromCents }: { readonly id: number; readonly fromCents: number },
): Promise<void> {
  await trx.updateTable('patreonLevels').set({ fromCents }).where('id', '=', id).execute();
}
