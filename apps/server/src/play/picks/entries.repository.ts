import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditOrigin } from '../../platform/audit/audit-origin.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.ts';
import { isKnownReadable } from './unreadable-entries.repository.ts';

/** One user's entries of an event, by stage. */
export const findEntriesOfUser = (db: Kysely<Schema>, eventId: number, userId: number) =>
  db
    .selectFrom('entries as n')
    .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
    .selectAll('n')
    .select(['s.sealedAt', 's.stageIndex'])
    .where('s.eventId', '=', eventId)
    .where('n.userId', '=', userId)
    .orderBy('s.stageIndex')
    .execute();

export type EntryRow = Awaited<ReturnType<typeof findEntriesOfUser>>[number];

const entriesAtOnce = 2000;

/** A stage's entries in the order of users, some at a time. */
export async function* streamEntriesOfStage(db: Kysely<Schema>, eventStageId: number) {
  let after = 0;
  for (;;) {
    const entries = await db
      .selectFrom('entries')
      .select(['eventStageId', 'userId', 'version', 'slots', 'layoutFingerprint'])
      .where('eventStageId', '=', eventStageId)
      .where('userId', '>', after)
      .orderBy('userId')
      .limit(entriesAtOnce)
      .execute();
    yield* entries;
    const last = entries.at(-1);
    if (last === undefined || entries.length < entriesAtOnce) return;
    after = last.userId;
  }
}

/** Stages of an event that somebody has picked in. */
export async function findPickedStageIds(
  db: Kysely<Schema>,
  eventId: number,
): Promise<ReadonlySet<number>> {
  const stages = await db
    .selectFrom('eventStages as s')
    .select('s.id')
    .where('s.eventId', '=', eventId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('entries as n').whereRef('n.eventStageId', '=', 's.id').select('n.userId'),
      ),
    )
    .execute();
  return new Set(stages.map(({ id }) => id));
}

/** Entries of a stage with a pick in one of these slots; null = every readable entry. */
export interface ConcernedEntries {
  readonly eventStageId: number;
  readonly slots: readonly number[] | null;
}

/** Number of these entries and of their users. */
export async function countConcerned(
  db: Kysely<Schema>,
  concerned: readonly ConcernedEntries[],
): Promise<{ readonly entries: number; readonly users: number }> {
  if (concerned.length === 0) return { entries: 0, users: 0 };
  return db
    .selectFrom('entries as n')
    .select((eb) => [
      eb.fn.countAll<number>().as('entries'),
      eb.fn.count<number>('n.userId').distinct().as('users'),
    ])
    .where((eb) => eb.or(concerned.map(isConcerned)))
    .where(isKnownReadable('n'))
    .executeTakeFirstOrThrow();
}

const isConcerned = ({ eventStageId, slots }: ConcernedEntries) =>
  sql<boolean>`(n.event_stage_id = ${eventStageId}::int and ${
    slots === null ? sql`true` : picksAnyOf(sql`${slots}::int[]`)
  })`;

/** Whether the entry `n` picks something in any of these slots. */
export const picksAnyOf = (slots: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from unnest(${slots}) as slot
    where slot < octet_length(n.slots) and get_byte(n.slots, slot) <> 0)`;

/**
 * Counts the users who submitted a stage of the event. Entries of a single stage are counted
 * without looking for distinct users, which would take five times as long for a million.
 */
export async function countSubmitters(db: Kysely<Schema>, eventId: number): Promise<number> {
  const ids = [...(await findPickedStageIds(db, eventId))];
  if (ids.length === 0) return 0;
  const entries = db
    .selectFrom('entries as n')
    .select('n.userId')
    .where('n.eventStageId', '=', anyOf(ids))
    .where(isKnownReadable('n'));
  const submitters = ids.length === 1 ? entries : entries.groupBy('userId');
  const { count } = await db
    .selectFrom(submitters.as('submitters'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Every accepted submission, newest first. */
export const findAllRevisions = (db: Kysely<Schema>, eventId: number, userId: number) =>
  db
    .selectFrom('entryRevisions as r')
    .innerJoin('eventStages as s', 's.id', 'r.eventStageId')
    .selectAll('r')
    .where('s.eventId', '=', eventId)
    .where('r.userId', '=', userId)
    .orderBy('r.savedAt', 'desc')
    .orderBy('r.version', 'desc')
    .limit(200)
    .execute();

export interface SavedEntry {
  readonly version: number;
  readonly submittedAt: Date;
}

/** The versions of the event and stage that the picks were checked against. */
export interface OpenStage {
  readonly eventId: number;
  readonly eventStageId: number;
  readonly layoutFingerprint: string;
  readonly eventVersion: number;
  readonly officialVersion: number;
}

/** An entry to write: one user's encoded picks. */
export interface OpenEntry {
  readonly userId: number;
  readonly slots: Uint8Array;
  /** Version that the save builds on: 0 = no entry yet, null = any. */
  readonly expectedVersion: number | null;
  readonly idempotent: IdempotentRequest | null;
  readonly origin: AuditOrigin | null;
}

/** The outcome of one entry to write. */
export type Written =
  | Outcome<WrittenEntry, NotWritten | 'too_many_requests'>
  /** The entry changes picks of these matches, whose own lock has passed. */
  | { readonly ok: false; readonly code: 'matches_locked'; readonly matches: readonly MatchAt[] };

/** A match of a stage. */
export interface MatchAt {
  readonly eventSubstageId: number;
  readonly match: string;
}

export interface WrittenEntry extends SavedEntry {
  /** The stored picks were the same; nothing was written. */
  readonly isUnchanged: boolean;
}

/** Why an entry was not written; `stale` = the event or the entry changed: to be checked again. */
type NotWritten =
  | 'picks_locked'
  | 'wrong_stage'
  | 'version_conflict'
  | 'idempotency_mismatch'
  | 'stale';

/**
 * Writes a batch of entries in one call and one transaction, under the event's shared lock. Each is
 * written with its revision, audit row and idempotency key. Its stage must be current and not
 * sealed, and the database's clock before the lock [rule: locks-4]. Unchanged entries and owners
 * above their rate limit are skipped. Answers are in the order of the entries, of which no two may
 * belong to one user.
 */
export async function saveOpenEntries(
  db: Kysely<Schema>,
  stage: OpenStage,
  entries: readonly OpenEntry[],
  limit: RateLimit | null,
): Promise<readonly Written[]> {
  const stepMs = limit && 60_000 / limit.perMinute;
  const slackMs = limit && (60_000 / limit.perMinute) * (limit.atOnce - 1);
  const { rows } = await sql<OutcomeRow>`
    select outcome, version, submitted_at, wait_ms, closed from save_slips(${advisoryLocks.event},
      ${stage.eventId}, ${stage.eventStageId}, ${stage.layoutFingerprint}, ${stage.eventVersion},
      ${stage.officialVersion}, ${stepMs}::float8 * interval '1 ms',
      ${slackMs}::float8 * interval '1 ms', ${entries.map(({ userId }) => userId)},
      ${entries.map(({ slots }) => Buffer.from(slots))},
      ${entries.map(({ expectedVersion }) => expectedVersion)},
      ${entries.map(({ idempotent }) => idempotent?.key ?? null)},
      ${entries.map(({ idempotent }) => idempotent?.hash ?? null)},
      ${entries.map(({ origin }) => origin?.requestId ?? null)},
      ${entries.map(({ origin }) => origin?.sessionId ?? null)}) order by nr`.execute(db);
  return rows.map(readOutcome);
}

interface OutcomeRow extends SavedEntry {
  readonly outcome: 'saved' | 'unchanged' | 'too_often' | 'matches_locked' | NotWritten;
  readonly waitMs: number;
  readonly closed: readonly MatchAt[] | null;
}

function readOutcome({ outcome, version, submittedAt, waitMs, closed }: OutcomeRow): Written {
  switch (outcome) {
    case 'saved':
    case 'unchanged':
      return done({ version, submittedAt, isUnchanged: outcome === 'unchanged' });
    case 'matches_locked':
      return { ok: false, code: outcome, matches: closed ?? [] };
    case 'too_often':
      return refuse('too_many_requests', { retryAfter: Math.ceil(waitMs / 1000) });
    default:
      return refuse(outcome);
  }
}

/** The database's own check of the lock (migration 0001, refuse_late_entry). */
export const isLateEntry = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'CS001';

/** Deletes an entry with its history; only for entries that staff alone have made. */
export async function deleteEntry(
  trx: Transaction<Schema>,
  { eventStageId, userId }: { readonly eventStageId: number; readonly userId: number },
): Promise<void> {
  for (const table of ['entries', 'entryRevisions'] as const) {
    await trx
      .deleteFrom(table)
      .where('eventStageId', '=', eventStageId)
      .where('userId', '=', userId)
      .execute();
  }
}

/** An entry written past its lock, or by staff: only under an audit row that says so. */
export interface OverriddenEntry {
  readonly eventStageId: number;
  readonly userId: number;
  readonly slots: Uint8Array;
  readonly layoutFingerprint: string;
  readonly actorUserId: number;
  readonly isPostLock: boolean;
  readonly isByStaff: boolean;
  readonly auditId: number;
}

/** Writes an entry even after the lock. An edit by staff does not count as a later submission. */
export async function saveOverriddenEntry(
  trx: Transaction<Schema>,
  entry: OverriddenEntry,
): Promise<SavedEntry> {
  await sql`select set_config('callshot.override_audit_id', ${String(entry.auditId)}, true)`.execute(
    trx,
  );
  const { rows } = await sql<SavedEntry>`
    with saved as (
      insert into entries
        (event_stage_id, user_id, slots, layout_fingerprint, is_post_lock, edited_by_staff_at)
      values (${entry.eventStageId}, ${entry.userId}, ${Buffer.from(entry.slots)},
        ${entry.layoutFingerprint}, ${entry.isPostLock},
        case when ${entry.isByStaff}::boolean then clock_timestamp() end)
      on conflict (event_stage_id, user_id) do update set
        slots = excluded.slots, layout_fingerprint = excluded.layout_fingerprint,
        version = entries.version + 1,
        is_post_lock = entries.is_post_lock or excluded.is_post_lock,
        submitted_at = case when ${entry.isByStaff}::boolean
          then entries.submitted_at else clock_timestamp() end,
        edited_by_staff_at = excluded.edited_by_staff_at
      returning *
    ), revised as (
      insert into entry_revisions (event_stage_id, user_id, version, slots, layout_fingerprint,
        actor_user_id, is_post_lock, is_by_staff)
      select event_stage_id, user_id, version, slots, layout_fingerprint, ${entry.actorUserId}::int,
        ${entry.isPostLock}::boolean, ${entry.isByStaff}::boolean
      from saved
    )
    select version, submitted_at from saved`.execute(trx);
  const saved = rows[0];
  if (!saved) throw new Error('An overriding entry was not written');
  return saved;
}
