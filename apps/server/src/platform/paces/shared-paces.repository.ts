import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Pace } from './paces.ts';

/** A caller's rate limit; `subject` is hashed. */
export interface SharedPace {
  readonly kind: string;
  readonly subject: Buffer;
  readonly pace: Pace;
}

/**
 * Counts one call of each of these callers for all processes; answers the milliseconds to wait when
 * one is above its limit. A single statement, so that simultaneous calls cannot exceed it.
 */
export async function takePaces(
  db: Kysely<Schema>,
  paces: readonly SharedPace[],
): Promise<number | null> {
  const stepMs = paces.map(({ pace }) => 60_000 / pace.perMinute);
  const slackMs = paces.map(({ pace }, at) => (stepMs[at] ?? 0) * (pace.atOnce - 1));
  const { rows } = await sql<{ refused: number; waitMs: number | null }>`
    with asked as materialized (
      select kind, subject, step_ms * interval '1 ms' as step, slack_ms * interval '1 ms' as slack,
        clock_timestamp() as now
      from unnest(${paces.map(({ kind }) => kind)}::text[], ${paces.map(({ subject }) => subject)}::bytea[],
        ${stepMs}::float8[], ${slackMs}::float8[]) as a (kind, subject, step_ms, slack_ms)
    ), taken as (
      insert into paces as p (kind, subject, paid_until)
      select kind, subject, now + step from asked order by kind, subject
      on conflict (kind, subject) do update
        set paid_until = greatest(p.paid_until, clock_timestamp()) + (
          select step from asked a where a.kind = p.kind and a.subject = p.subject)
        where p.paid_until <= clock_timestamp() + (
          select slack from asked a where a.kind = p.kind and a.subject = p.subject)
      returning kind, subject
    )
    select count(*)::int as refused,
      max(extract(epoch from p.paid_until - a.now - a.slack) * 1000)::float8 as wait_ms
    from asked a left join paces p using (kind, subject)
    where not exists (select from taken t where t.kind = a.kind and t.subject = a.subject)`.execute(
    db,
  );
  const { refused = 0, waitMs = null } = rows[0] ?? {};
  return refused === 0 ? null : Math.max(1, waitMs ?? 1);
}

/** Who has caught up need not be remembered. */
export async function deleteCaughtUpPaces(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('paces').where(sql<boolean>`paid_until < statement_timestamp()`).execute();
}
