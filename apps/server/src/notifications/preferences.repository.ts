import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

type Db = Kysely<Schema>;

export interface PreferenceChoice {
  readonly lockReminders: boolean;
  readonly email: boolean;
  readonly push: boolean;
}

export type Channel = 'email' | 'push';

/** What the user chose, or what holds for those who never did; and how their address stands. */
export async function findPreferences(
  db: Db,
  userId: number,
): Promise<PreferenceChoice & { readonly address: 'missing' | 'unverified' | 'ready' }> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('notificationPreferences as p', 'p.userId', 'u.id')
    .select(['p.lockReminders', 'p.email as isByEmail', 'p.push as isByPush'])
    .select(['u.email', 'u.emailVerifiedAt'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    lockReminders: row.lockReminders ?? true,
    email: row.isByEmail ?? false,
    push: row.isByPush ?? false,
    address: row.email === null ? 'missing' : row.emailVerifiedAt === null ? 'unverified' : 'ready',
  };
}

export async function upsertPreferences(
  db: Db,
  userId: number,
  { lockReminders, email, push }: PreferenceChoice,
): Promise<void> {
  const choice = { lockReminders, email, push };
  await db
    .insertInto('notificationPreferences')
    .values({ userId, ...choice })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(choice))
    .execute();
}

/** Whoever is told through a channel has a row: there is nothing to switch off without one. */
export async function switchOff(db: Db, userId: number, channel: Channel): Promise<void> {
  await db
    .updateTable('notificationPreferences')
    .set({ [channel]: sql`false` })
    .where('userId', '=', userId)
    .execute();
}
