import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** A rate limit on attempts. `subject` is hashed, since people type secrets into wrong fields. */
export interface AttemptLimit {
  readonly kind:
    | 'login'
    | 'login-address'
    | 'login-device'
    | 'registration'
    | 'sign-in-address'
    | 'account-deletion'
    | 'link-address'
    | 'reset-username'
    | 'reset-mail'
    | 'verification-mail'
    | 'own-password'
    | 'email-change'
    | 'league-password'
    | 'league-password-address'
    | 'invite-code'
    | 'invite-code-address';
  readonly subject: string;
  readonly most: number;
  readonly withinMinutes: number;
}

export interface Attempt {
  readonly limit: AttemptLimit;
  /** Attempts within the time, this one included. */
  readonly count: number;
  readonly attemptedAt: string;
}

/**
 * Counts an attempt before it is made, so that simultaneous attempts, also in other processes,
 * cannot exceed the limit. Null = the limit is reached, and nothing is counted.
 */
export async function reserveAttempt(
  db: Kysely<Schema>,
  limit: AttemptLimit,
): Promise<Attempt | null> {
  const subject = hashSubject(limit.subject);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${limit.kind} ${subject}`}, 0))`.execute(
      trx,
    );
    const { count } = await trx
      .selectFrom('attempts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('kind', '=', limit.kind)
      .where('subject', '=', subject)
      .where(
        sql<boolean>`attempted_at > clock_timestamp() - make_interval(mins => ${limit.withinMinutes})`,
      )
      .executeTakeFirstOrThrow();
    if (count >= limit.most) return null;
    const { attemptedAt } = await trx
      .insertInto('attempts')
      .values({ kind: limit.kind, subject })
      .returning(sql<string>`attempted_at::text`.as('attemptedAt'))
      .executeTakeFirstOrThrow();
    return { limit, count: count + 1, attemptedAt };
  });
}

/** Takes an attempt back that turned out not to be a failure. */
export async function returnAttempt(db: Kysely<Schema>, attempt: Attempt): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('kind', '=', attempt.limit.kind)
    .where('subject', '=', hashSubject(attempt.limit.subject))
    .where(sql<boolean>`attempted_at = ${attempt.attemptedAt}::timestamptz`)
    .execute();
}

/** Forgives all attempts that were counted so far. */
export async function deleteAttempts(
  db: Kysely<Schema>,
  { kind, subject }: Pick<AttemptLimit, 'kind' | 'subject'>,
): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('kind', '=', kind)
    .where('subject', '=', hashSubject(subject))
    .execute();
}

/** Seconds until a reached limit lets somebody try again, in whole minutes. */
export async function findWait(db: Kysely<Schema>, limit: AttemptLimit): Promise<number> {
  const { minutes } = await db
    .selectFrom('attempts')
    .select(
      sql<number>`ceil(extract(epoch from
        min(attempted_at) + make_interval(mins => ${limit.withinMinutes}) - clock_timestamp()
      ) / 60)::int`.as('minutes'),
    )
    .where('kind', '=', limit.kind)
    .where('subject', '=', hashSubject(limit.subject))
    .where(
      sql<boolean>`attempted_at > clock_timestamp() - make_interval(mins => ${limit.withinMinutes})`,
    )
    .executeTakeFirstOrThrow();
  return Math.max(1, minutes ?? 1) * 60;
}

/** No limit looks back longer than a day. */
export async function deleteOldAttempts(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where(sql<boolean>`attempted_at < statement_timestamp() - interval '1 day'`)
    .execute();
}

const hashSubject = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url');
