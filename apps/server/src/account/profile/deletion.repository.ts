import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Shown in place of the name. Users may not choose it (see username.ts). */
const deletedName = 'deleted user';

const findAccount = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('users')
    .select(['username', 'usernameKey', 'passwordHash', 'deletedAt'])
    .where('id', '=', userId);

export const findAccountToDelete = (db: Kysely<Schema>, userId: number) =>
  findAccount(db, userId).executeTakeFirstOrThrow();

/** The account as it is now and stays until the transaction ends. */
export const lockAccount = (trx: Transaction<Schema>, userId: number) =>
  findAccount(trx, userId).forUpdate().executeTakeFirstOrThrow();

/** Leaves of the user what boards need; no name has this key, since names hold no colon. */
export async function emptyAccount(trx: Transaction<Schema>, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      username: deletedName,
      usernameKey: `deleted:${userId}`,
      email: null,
      emailVerifiedAt: null,
      passwordHash: null,
      isUsernameChangeRequired: false,
      nameplateId: 0,
      patreonLevelId: 1,
      // Whatever passes over disabled users passes over these as well.
      disabledAt: sql<Date>`clock_timestamp()`,
      deletedAt: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', userId)
    .execute();
}

export interface OwnedBy {
  readonly table: string;
  readonly column: string;
}

export async function deleteRowsOfUser(
  trx: Transaction<Schema>,
  { table, column }: OwnedBy,
  userId: number,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(trx);
}

/**
 * Rows of users that are gone, written by what was under way when they went. Few users: the instant
 * is the statement's, since for one that moves on PostgreSQL would not count them and read everything.
 */
export async function deleteLeftovers(
  db: Kysely<Schema>,
  { table, column }: OwnedBy,
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} in
      (select id from users where deleted_at > statement_timestamp() - interval '7 days')`.execute(
    db,
  );
}
