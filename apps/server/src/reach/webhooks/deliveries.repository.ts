import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import { changeInBatches, deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { claimFrom, type OutboxTable } from '../../platform/outbox/outbox.repository.ts';

type Db = Kysely<Schema>;

/** Longer than an attempt takes: a process that died in between has left it to others. */
const claimedFor = sql`interval '30 seconds'`;
/** Older deliveries are not sent to a receiver that was down. */
const newsFor = sql`interval '2 days'`;

export const deliveriesTable: OutboxTable = {
  name: 'webhookDeliveries',
  key: 'id',
  order: sql`next_attempt_at, id`,
  isDue: (now) =>
    sql`(next_attempt_at <= ${now} and (claimed_until is null or claimed_until < ${now}))`,
  claim: (now) => sql`claimed_until = ${now} + ${claimedFor}, attempts = attempts + 1`,
};

/** Claims due deliveries, at most one of each webhook at a time, of fast webhooks or of slow ones. */
export const claimDue = (db: Db, isSlow: boolean, most: number): Promise<number[]> =>
  claimFrom(db, deliveriesTable, {
    most,
    among: sql`created_at > clock_timestamp() - ${newsFor}
      and exists (
        select from webhooks w join users u on u.id = w.user_id
        where w.id = webhook_deliveries.webhook_id
          and w.off_by is null and w.is_slow = ${isSlow} and u.disabled_at is null)
      and id = (
        select o.id from webhook_deliveries o
        where o.webhook_id = webhook_deliveries.webhook_id
          and o.next_attempt_at <= clock_timestamp()
          and o.created_at > clock_timestamp() - ${newsFor}
        order by o.next_attempt_at, o.id limit 1)
      and not exists (
        select from webhook_deliveries o
        where o.webhook_id = webhook_deliveries.webhook_id
          and o.claimed_until >= clock_timestamp())`,
  });

/** All that stands in a delivery, and where it goes. */
export const findToSend = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('webhookDeliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
    .leftJoin('webhookHappenings as h', 'h.id', 'd.happeningId')
    .leftJoin('events as e', 'e.id', 'h.eventId')
    .leftJoin('eventStages as s', 's.id', 'h.eventStageId')
    .select(['d.id', 'd.deliveryId', 'd.createdAt', 'd.attempts', 'w.id as webhookId'])
    .select(['w.url', 'w.secret', 'h.topic', 'h.happenedAt'])
    .select(['e.id as eventId', 'e.gameId', 'e.nameOverride as eventName'])
    .select(['s.id as eventStageId', 's.name as stageName', 's.stageIndex'])
    .where('d.id', '=', anyOf(ids))
    .execute();

export type ToSend = Awaited<ReturnType<typeof findToSend>>[number];

export interface Attempt {
  readonly status: number | null;
  /** Null = it was delivered. */
  readonly problem: string | null;
  readonly tookMs: number;
  /** Until it is tried again; null = never. */
  readonly againInMs: number | null;
}

export async function updateAttempt(db: Db, id: number, attempt: Attempt): Promise<void> {
  const { status, problem, tookMs, againInMs } = attempt;
  await db
    .updateTable('webhookDeliveries')
    .set({
      claimedUntil: null,
      status,
      problem,
      tookMs,
      // Meanwhile its webhook may have been switched off.
      nextAttemptAt: sql<Date | null>`(
        select clock_timestamp() + ${againInMs}::float8 * interval '1 millisecond'
        from webhooks w where w.id = webhook_id and w.off_by is null)`,
      deliveredAt: problem === null ? sql<Date>`clock_timestamp()` : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Cancels the waiting deliveries. */
export async function giveUpWaiting(db: Db, webhookId: number): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ nextAttemptAt: null, problem: 'The webhook was switched off' })
    .where('webhookId', '=', webhookId)
    .where('nextAttemptAt', 'is not', null)
    .execute();
}

const deliveries = (db: Db) =>
  db
    .selectFrom('webhookDeliveries as d')
    .leftJoin('webhookHappenings as h', 'h.id', 'd.happeningId')
    .leftJoin('events as e', 'e.id', 'h.eventId')
    .select(['d.id', 'd.deliveryId', 'd.createdAt', 'd.attempts', 'd.status', 'd.problem'])
    .select(['d.tookMs', 'd.deliveredAt', 'd.nextAttemptAt', 'h.topic'])
    .select('e.nameOverride as eventName');

export const findDeliveries = (db: Db, webhookId: number, most: number) =>
  deliveries(db).where('d.webhookId', '=', webhookId).orderBy('d.id', 'desc').limit(most).execute();

export type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number];

export const findDelivery = (db: Db, id: number) =>
  deliveries(db).where('d.id', '=', id).executeTakeFirstOrThrow();

export async function insertTest(db: Db, webhookId: number): Promise<number> {
  const { id } = await db
    .insertInto('webhookDeliveries')
    .values({ webhookId, nextAttemptAt: sql<Date>`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A delivery of the user, held until the transaction ends, with whether its webhook is off. */
export const lockDelivery = (trx: Db, userId: number, id: number) =>
  trx
    .selectFrom('webhookDeliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
    .select(['d.id', 'd.nextAttemptAt', 'w.offBy'])
    .where('d.id', '=', id)
    .where('w.userId', '=', userId)
    .forUpdate('d')
    .executeTakeFirst();

/** It counts as one of today, however old it is. */
export async function sendAgain(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('webhookDeliveries')
    .set({
      nextAttemptAt: sql<Date>`clock_timestamp()`,
      createdAt: sql<Date>`clock_timestamp()`,
      deliveredAt: null,
      status: null,
      problem: null,
      tookMs: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Cancels deliveries that are too old to send. */
export async function giveUpOldDeliveries(db: Db): Promise<void> {
  await changeInBatches(db, 'webhookDeliveries', {
    condition: sql`next_attempt_at is not null
      and created_at <= statement_timestamp() - ${newsFor}`,
    change: sql`update webhook_deliveries
      set next_attempt_at = null, problem = 'It was no news any more'`,
  });
}

export async function deleteOldDeliveries(db: Db): Promise<void> {
  await deleteInBatches(
    db,
    'webhookDeliveries',
    sql`created_at < statement_timestamp() - interval '30 days'`,
  );
}
