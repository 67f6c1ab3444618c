import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../database/in-batches.ts';
import type { Schema } from '../database/schema.ts';
import { isUrgent } from '../database/urgency.ts';
import { createLanes } from '../lanes.ts';
import type { RateLimit } from './rate-limits.ts';

/** A caller's rate limit; `subject` is hashed. */
export interface SharedLimit {
  readonly kind: string;
  readonly subject: Buffer;
  readonly limit: RateLimit;
}

/** Counts one call of a caller at a time, so that a burst does not use up the connections. */
const inLane = createLanes();

const laneOf = ({ kind, subject }: SharedLimit): string => `${kind} ${subject.toString('base64')}`;

/**
 * Counts one call of each of these callers for all processes; answers the milliseconds to wait when
 * one is above its limit. A single statement counts, so that simultaneous calls cannot exceed it.
 */
export const takeSharedLimits = (
  db: Kysely<Schema>,
  rateLimits: readonly SharedLimit[],
): Promise<number | null> =>
  // It has connections of its own, and does not wait behind calls that have none.
  isUrgent()
    ? takeAll(db, rateLimits)
    : inLane(rateLimits.map(laneOf), () => takeAll(db, rateLimits));

async function takeAll(
  db: Kysely<Schema>,
  rateLimits: readonly SharedLimit[],
): Promise<number | null> {
  const stepMs = rateLimits.map(({ limit }) => 60_000 / limit.perMinute);
  const slackMs = rateLimits.map(({ limit }, at) => (stepMs[at] ?? 0) * (limit.atOnce - 1));
  const { rows: refused } = await sql`
    with asked as materialized (
      select kind, subject, step_ms * interval '1 ms' as step, slack_ms * interval '1 ms' as slack,
        clock_timestamp() as now
      from unnest(${rateLimits.map(({ kind }) => kind)}::text[], ${rateLimits.map(({ subject }) => subject)}::bytea[],
        ${stepMs}::float8[], ${slackMs}::float8[]) as a (kind, subject, step_ms, slack_ms)
    ), taken as (
      insert into paces as p (kind, subject, paid_until)
      select kind, subject, now + step from asked
      where not exists (
        select from asked a join paces p using (kind, subject) where p.paid_until > a.now + a.slack)
      order by kind, subject
      on conflict (kind, subject) do update
        set paid_until = greatest(p.paid_until, clock_timestamp()) + (
          select step from asked a where a.kind = p.kind and a.subject = p.subject)
        where p.paid_until <= clock_timestamp() + (
          select slack from asked a where a.kind = p.kind and a.subject = p.subject)
      returning kind, subject
    )
    select from asked a
    where not exists (select from taken t where t.kind = a.kind and t.subject = a.subject)`.execute(
    db,
  );
  if (refused.length === 0) return null;
  const waits = await Promise.all(
    rateLimits.map(({ kind, subject }, at) => findWaitMs(db, kind, subject, slackMs[at] ?? 0)),
  );
  return Math.max(1, ...waits);
}

/** The state of a rate limit after a call was counted or refused. */
export interface LimitTaken {
  readonly left: number;
  /** Milliseconds until all of it is free again. */
  readonly paidMs: number;
  /** Milliseconds to wait; null = the call is counted. */
  readonly waitMs: number | null;
}

/** The same of one caller, who is told what is left. */
export const takeSharedLimit = (db: Kysely<Schema>, limit: SharedLimit): Promise<LimitTaken> =>
  inLane([laneOf(limit)], () => takeOne(db, limit));

async function takeOne(
  db: Kysely<Schema>,
  { kind, subject, limit: { atOnce, perMinute } }: SharedLimit,
): Promise<LimitTaken> {
  const stepMs = 60_000 / perMinute;
  const slackMs = stepMs * (atOnce - 1);
  const { rows } = await sql<{ paidMs: number }>`
    insert into paces as p (kind, subject, paid_until)
    values (${kind}, ${subject}, clock_timestamp() + ${stepMs}::float8 * interval '1 ms')
    on conflict (kind, subject) do update
      set paid_until = greatest(p.paid_until, clock_timestamp()) + ${stepMs}::float8 * interval '1 ms'
      where p.paid_until <= clock_timestamp() + ${slackMs}::float8 * interval '1 ms'
    returning extract(epoch from paid_until - clock_timestamp())::float8 * 1000 as "paidMs"`.execute(
    db,
  );
  const [taken] = rows;
  if (taken === undefined) {
    const waitMs = Math.max(1, await findWaitMs(db, kind, subject, slackMs));
    return { left: 0, paidMs: slackMs + waitMs, waitMs };
  }
  const used = Math.ceil(Math.round(taken.paidMs) / stepMs);
  return { left: Math.max(0, atOnce - used), paidMs: Math.max(0, taken.paidMs), waitMs: null };
}

/** Asked apart: the statement that refuses sees what others counted only as it was when it began. */
async function findWaitMs(
  db: Kysely<Schema>,
  kind: string,
  subject: Buffer,
  slackMs: number,
): Promise<number> {
  const paid = await db
    .selectFrom('paces')
    .select(sql<number>`extract(epoch from paid_until - clock_timestamp())::float8 * 1000`.as('ms'))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return paid ? paid.ms - slackMs : 0;
}

/** A counter that has recovered need not be stored. */
export async function deleteOldCounts(db: Kysely<Schema>): Promise<void> {
  await deleteInBatches(db, 'paces', sql`paid_until < statement_timestamp()`);
}
