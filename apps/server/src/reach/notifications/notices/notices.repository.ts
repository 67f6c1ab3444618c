import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;

export type Notice = Selectable<Schema['notices']>;
export type NewNotice = Insertable<Schema['notices']>;

/** The notice's id; null when its subject was announced before, by whichever process. */
export async function insertNotice(db: Db, notice: NewNotice): Promise<number | null> {
  const row = await db
    .insertInto('notices')
    .values(notice)
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const isNoticeUntold = sql<boolean>`exists (select from notices where told_at is null)`;

/** Notices of these kinds that are not delivered to all of their users yet, oldest first. */
export async function findAllUntoldIds(db: Db, kinds: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('notices')
    .select('id')
    .where('toldAt', 'is', null)
    .where('kind', '=', anyOf(kinds))
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}

export const findNotice = (db: Db, id: number): Promise<Notice | undefined> =>
  db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();

/** Locked by one process at a time; undefined when another one has it, or it is delivered. */
export const lockUntold = (trx: Transaction<Schema>, id: number): Promise<Notice | undefined> =>
  trx
    .selectFrom('notices')
    .selectAll()
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function updateTold(
  trx: Transaction<Schema>,
  id: number,
  told: { readonly toldUpToUserId?: number; readonly toldAt?: Date },
): Promise<void> {
  await trx.updateTable('notices').set(told).where('id', '=', id).execute();
}
