import { type Kysely, sql, type Transaction } from 'kysely';
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/**
 * Held by every operation that may remove an Admin, so that two cannot remove each other at the
 * same moment.
 */
export async function lockAdmins(trx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.admins}::bigint)`.execute(trx);
}

const enabledAdmins = (db: Kysely<Schema>) =>
  db
    .selectFrom('userRoles as m')
    .innerJoin('roles as r', 'r.id', 'm.roleId')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('m.userId')
    .where('r.name', '=', 'Admin')
    .where('u.disabledAt', 'is', null);

/** Whether anybody can administer the product. */
export async function existsAdmin(db: Kysely<Schema>): Promise<boolean> {
  return (await enabledAdmins(db).executeTakeFirst()) !== undefined;
}

export async function isAdmin(db: Kysely<Schema>, userId: number): Promise<boolean> {
  return (await enabledAdmins(db).where('m.userId', '=', userId).executeTakeFirst()) !== undefined;
}

/** Whether this is the last Admin [rule: accounts-49]; ask under `lockAdmins`. */
export async function isLastAdmin(db: Kysely<Schema>, userId: number): Promise<boolean> {
  if (!(await isAdmin(db, userId))) return false;
  return (await enabledAdmins(db).where('m.userId', '<>', userId).executeTakeFirst()) === undefined;
}
