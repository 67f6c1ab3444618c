import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** A browser's endpoint, and its keys for encryption. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export const mostSubscriptions = 20;

/** A browser belongs to the user who subscribed last. The 21st of a user replaces the oldest. */
export async function upsertSubscription(
  db: Db,
  userId: number,
  { endpoint, p256dh, auth }: PushSubscription,
): Promise<void> {
  const values = { userId, p256dh, auth, createdAt: sql<Date>`clock_timestamp()` };
  await db.transaction().execute(async (trx) => {
    // Two at once would each see room for one.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    await trx
      .insertInto('pushSubscriptions')
      .values({ endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .execute();
    await trx
      .deleteFrom('pushSubscriptions')
      .where('endpoint', 'in', (eb) =>
        eb
          .selectFrom('pushSubscriptions')
          .select('endpoint')
          .where('userId', '=', userId)
          .orderBy('createdAt', 'desc')
          .orderBy('endpoint')
          .offset(mostSubscriptions),
      )
      .execute();
  });
}

export async function deleteOwnSubscription(
  db: Db,
  userId: number,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', endpoint)
    .where('userId', '=', userId)
    .execute();
}

/** Endpoints without keys: only the sender has a use for those. */
export const findAllPushSubscriptions = (db: Db, userId: number) =>
  db
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();
