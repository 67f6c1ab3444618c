import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/in-batches.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { AttemptLimit } from './attempt-limits.ts';

type Db = Kysely<Schema>;

export interface Attempt {
  readonly limit: AttemptLimit;
  /** Attempts within the time, this one included. */
  readonly count: number;
  readonly attemptedAt: string;
}

/** Attempts of a row that count by now: the older ones are forgotten with the next. */
const recent = (times: string, within: string) =>
  sql.raw(`(select coalesce(array_agg(at order by at), '{}') from unnest(${times}) at
    where at > clock_timestamp() - ${within})`);

const asked = (limits: readonly AttemptLimit[]) => sql`
  select kind, subject, most, make_interval(mins => minutes) as within
  from unnest(${limits.map(({ kind }) => kind)}::text[], ${limits.map(hashOf)}::text[],
    ${limits.map(({ most }) => most)}::int[],
    ${limits.map(({ withinMinutes }) => withinMinutes)}::int[]) as a (kind, subject, most, minutes)`;

/**
 * Counts an attempt of each of these in one statement, so that no lock is held while others wait.
 * Simultaneous attempts, also of other processes, cannot exceed a limit. Limits that are reached
 * are missing from the answer.
 */
export async function insertAttempts(db: Db, limits: readonly AttemptLimit[]): Promise<Attempt[]> {
  const { rows } = await sql<{ kind: string; subject: string; count: number; attemptedAt: string }>`
    with asked as materialized (${asked(limits)}),
    taken as (
      insert into attempts as t (kind, subject, attempted_at)
      select kind, subject, array[clock_timestamp()] from asked
      where not exists (
        select from asked a join attempts t using (kind, subject)
        where cardinality(${recent('t.attempted_at', 'a.within')}) >= a.most)
      order by kind, subject
      on conflict (kind, subject) do update set attempted_at = (
          select ${recent('t.attempted_at', 'a.within')} || clock_timestamp()
          from asked a where a.kind = t.kind and a.subject = t.subject)
        where (select cardinality(${recent('t.attempted_at', 'a.within')}) < a.most
          from asked a where a.kind = t.kind and a.subject = t.subject)
      returning kind, subject, attempted_at
    )
    select kind, subject, cardinality(attempted_at) as count,
      attempted_at[cardinality(attempted_at)]::text as "attemptedAt"
    from taken`.execute(db);
  return limits.flatMap((limit) => {
    const row = rows.find(({ kind, subject }) => kind === limit.kind && subject === hashOf(limit));
    return row ? [{ limit, count: row.count, attemptedAt: row.attemptedAt }] : [];
  });
}

/** Takes attempts back that turned out not to be failures. */
export async function deleteAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  if (attempts.length === 0) return;
  const limits = attempts.map(({ limit }) => limit);
  await sql`
    with held as (
      select t.kind, t.subject, back.at from attempts t
      join unnest(${limits.map(({ kind }) => kind)}::text[], ${limits.map(hashOf)}::text[],
        ${attempts.map(({ attemptedAt }) => attemptedAt)}::timestamptz[]) as back (kind, subject, at)
        using (kind, subject)
      order by t.kind, t.subject
      for no key update of t
    )
    update attempts t set attempted_at = array_remove(t.attempted_at, held.at) from held
    where t.kind = held.kind and t.subject = held.subject`.execute(db);
}

/** Forgives all attempts that were counted so far. */
export async function forgiveAttempts(
  db: Db,
  limit: Pick<AttemptLimit, 'kind' | 'subject'>,
): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('kind', '=', limit.kind)
    .where('subject', '=', hashOf(limit))
    .execute();
}

/** Seconds until none of these limits is reached, in whole minutes; null = none is. */
export async function findWait(db: Db, limits: readonly AttemptLimit[]): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    with asked as materialized (${asked(limits)})
    select max(ceil(extract(epoch from
      reached.times[cardinality(reached.times) - reached.most + 1] + reached.within - clock_timestamp()) / 60))::int as minutes
    from (
      select a.most, a.within, ${recent('t.attempted_at', 'a.within')} as times
      from asked a join attempts t using (kind, subject)
    ) reached
    where cardinality(reached.times) >= reached.most`.execute(db);
  const minutes = rows[0]?.minutes ?? null;
  return minutes === null ? null : Math.max(1, minutes) * 60;
}

/** No limit looks back longer than a day. */
export async function deleteOldAttempts(db: Db): Promise<void> {
  await deleteInBatches(
    db,
    'attempts',
    sql`coalesce(attempted_at[cardinality(attempted_at)], '-infinity')
      < statement_timestamp() - interval '1 day'`,
  );
}

export const hashOf = ({ subject }: Pick<AttemptLimit, 'subject'>): string =>
  createHash('sha256').update(subject).digest('base64url');
