import { type Kysely, sql } from 'kysely';
import { shownNameplateOf } from '../../account/accounts/users/shown-nameplate.repository.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** A deleted account has no name. */
export const findReportedUsers = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'isUsernameChangeRequired'])
    .select(shownNameplateOf('users').as('nameplateId'))
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('deletedAt', 'is', null)
    .execute();

export async function askForAnotherUsername(trx: Db, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ isUsernameChangeRequired: true })
    .where('id', '=', userId)
    .execute();
}
