import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { usernameKey } from './username.ts';

type Db = Kysely<Schema>;

/** A former name stays reserved for this long [rule: accounts-12]. */
const heldDays = 30;

/**
 * Locks these names and e-mail addresses until the transaction ends, so that what is read about
 * them stays true.
 */
export async function lockIdentities(
  trx: Db,
  { names = [], emails = [] }: { names?: readonly string[]; emails?: readonly string[] },
): Promise<void> {
  const keys = [
    ...names.map((name) => `name ${usernameKey(name)}`),
    ...emails.map((email) => `email ${email}`),
  ];
  // In one order for everybody: two who want the same names do not wait for each other.
  for (const key of [...new Set(keys)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  }
}

/** Whether the name is somebody's, or was until lately; its former owner may take it back. */
export async function existsUsername(db: Db, username: string, exceptUserId = 0): Promise<boolean> {
  const key = usernameKey(username);
  const owner = db
    .selectFrom('users')
    .select('id')
    .where('usernameKey', '=', key)
    .where('id', '<>', exceptUserId);
  const former = db
    .selectFrom('usernameHistory')
    .select('userId as id')
    .where('usernameKey', '=', key)
    .where('userId', '<>', exceptUserId)
    .where(sql<boolean>`changed_at > clock_timestamp() - make_interval(days => ${heldDays})`);
  return (await owner.unionAll(former).limit(1).executeTakeFirst()) !== undefined;
}

/** The user's name, locked against changes until the transaction ends. */
export function findUsernameForUpdate(trx: Db, userId: number) {
  return trx
    .selectFrom('users')
    .select(['username', 'usernameKey', 'isUsernameChangeRequired'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Thrown where somebody else got the name between the look and the write: the transaction is lost. */
export class UsernameTakenError extends Error {
  override readonly name = 'UsernameTakenError';
}

export async function updateUsername(trx: Db, userId: number, username: string): Promise<void> {
  try {
    await trx
      .updateTable('users')
      .set({ username, usernameKey: usernameKey(username) })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new UsernameTakenError() : error;
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

export async function clearUsernameChangeRequired(trx: Db, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ isUsernameChangeRequired: false })
    .where('id', '=', userId)
    .execute();
}

export interface FormerUsername {
  readonly userId: number;
  readonly username: string;
  readonly usernameKey: string;
  readonly changedBy: number | null;
}

export async function insertFormerUsername(trx: Db, former: FormerUsername): Promise<void> {
  await trx.insertInto('usernameHistory').values(former).execute();
}

/**
 * Deletes the former names and e-mails of deleted accounts: names once they are no longer reserved,
 * e-mails at once.
 */
export async function deleteReleasedUsernames(db: Db): Promise<void> {
  await db
    .deleteFrom('usernameHistory')
    .where('userId', 'in', (eb) =>
      eb.selectFrom('users').select('id').where('deletedAt', 'is not', null),
    )
    .where(
      sql<boolean>`(username like '%@%'
        or changed_at <= clock_timestamp() - make_interval(days => ${heldDays}))`,
    )
    .execute();
}

/** For staff, and for the user whose names they were [rule: accounts-12]. */
export const findAllFormerUsernames = (db: Db, userId: number) =>
  db
    .selectFrom('usernameHistory')
    .select(['username', 'changedAt', 'changedBy'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
