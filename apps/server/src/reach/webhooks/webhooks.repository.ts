import type { WebhookTopic } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

const shown = [
  'id',
  'url',
  'topics',
  'createdAt',
  'offBy',
  'failingSince',
  'lastDeliveredAt',
] as const;

export const findWebhooks = (db: Db, userId: number) =>
  db
    .selectFrom('webhooks')
    .select(shown)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

export type WebhookRow = Awaited<ReturnType<typeof findWebhooks>>[number];

/** Locks the user's webhooks until the transaction ends, and returns their number. */
export async function lockWebhooks(trx: Db, userId: number): Promise<number> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await trx
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertWebhook = (
  trx: Db,
  webhook: Pick<Schema['webhooks'], 'userId' | 'url' | 'secret'> & {
    readonly topics: WebhookTopic[];
  },
): Promise<WebhookRow> =>
  trx.insertInto('webhooks').values(webhook).returning(shown).executeTakeFirstOrThrow();

/** A webhook of the user, held until the transaction ends. */
export const lockWebhook = (trx: Db, id: number, userId: number) =>
  trx
    .selectFrom('webhooks')
    .select(shown)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function findOwner(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('webhooks')
    .select('userId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.userId ?? null;
}

export const findWebhook = (db: Db, id: number, userId: number) =>
  db
    .selectFrom('webhooks')
    .select(shown)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Also those that their owner deleted after staff had switched them off. */
export const findAllOf = (trx: Db, userId: number) =>
  trx
    .selectFrom('webhooks')
    .select(['id', 'url', 'offBy', 'deletedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

/** Addresses that staff closed: all of this user, and this one if it is another user's. */
export async function findClosedUrls(trx: Db, userId: number, url: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('webhooks')
    .select('url')
    .where('offBy', '=', 'staff')
    .where((where) =>
      where.or([
        where('userId', '=', userId),
        sql<boolean>`split_part(url, '#', 1) = split_part(${url}, '#', 1)`,
      ]),
    )
    .execute();
  return rows.map((row) => row.url);
}

interface Change {
  readonly url?: string;
  readonly topics?: WebhookTopic[];
  readonly offBy: Schema['webhooks']['offBy'];
  /** It was off, and is told of what happens from now on. */
  readonly isNewlyOn?: boolean;
}

export const updateWebhook = (
  trx: Db,
  id: number,
  { isNewlyOn = false, ...change }: Change,
): Promise<WebhookRow> =>
  trx
    .updateTable('webhooks')
    .set({
      ...change,
      ...(isNewlyOn && { onSince: sql<Date>`clock_timestamp()`, failingSince: null }),
    })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow();

export async function deleteWebhook(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Nothing is left of it but that its address is closed. */
export async function keepClosed(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ deletedAt: sql<Date>`clock_timestamp()`, secret: '' })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('webhookDeliveries').where('webhookId', '=', id).execute();
}

/** Webhooks of everybody, with how much waits for each. */
export const findAllWebhooks = (db: Db, before: number | null, most: number) =>
  db
    .selectFrom('webhooks as w')
    .innerJoin('users as u', 'u.id', 'w.userId')
    .select(['w.id', 'w.url', 'w.topics', 'w.createdAt', 'w.offBy', 'w.failingSince'])
    .select(['w.lastDeliveredAt', 'w.deletedAt', 'u.id as userId', 'u.username'])
    .select((eb) =>
      eb
        .selectFrom('webhookDeliveries as d')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('d.webhookId', '=', 'w.id')
        .where('d.nextAttemptAt', 'is not', null)
        .as('waiting'),
    )
    .$if(before !== null, (query) => query.where('w.id', '<', before))
    .orderBy('w.id', 'desc')
    .limit(most)
    .execute();

/** Something came through. */
export async function noteDelivered(db: Db, id: number, isSlow: boolean): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failingSince: null, lastDeliveredAt: sql<Date>`clock_timestamp()`, isSlow })
    .where('id', '=', id)
    .execute();
}

/** Nothing did; whose it is, once it has been so for a day and was switched off for it. */
export async function noteFailed(trx: Db, id: number) {
  await trx
    .updateTable('webhooks')
    .set({ failingSince: sql<Date>`coalesce(failing_since, clock_timestamp())`, isSlow: true })
    .where('id', '=', id)
    .execute();
  return trx
    .updateTable('webhooks')
    .set({ offBy: 'failures' })
    .where('id', '=', id)
    .where('offBy', 'is', null)
    .where(sql<boolean>`failing_since <= clock_timestamp() - interval '24 hours'`)
    .returning(['userId', 'url'])
    .executeTakeFirst();
}

export async function noteSlow(db: Db, id: number): Promise<void> {
  await db.updateTable('webhooks').set({ isSlow: true }).where('id', '=', id).execute();
}
