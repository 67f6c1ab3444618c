import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Columns of a run for staff. */
const toldOfRun = [
  'id',
  'eventId',
  'kind',
  'reason',
  'entrants',
  'done',
  'changed',
  'generation',
  'tiers',
  'startedAt',
  'finishedAt',
] as const;

export type ToldRun = Awaited<ReturnType<typeof findLastRuns>>[number];

/** The last run of each of these events that has one. */
export const findLastRuns = (db: Db, eventIds: readonly number[]) =>
  db
    .selectFrom('awardRuns')
    .select(toldOfRun)
    .distinctOn('eventId')
    .where('eventId', '=', anyOf(eventIds))
    .orderBy('eventId')
    .orderBy('id', 'desc')
    .execute();

export async function findLastRun(db: Db, eventId: number): Promise<ToldRun | null> {
  const [run] = await findLastRuns(db, [eventId]);
  return run ?? null;
}

const pastRunsListed = 10;

/** The last runs of these events with whose word they were, the newest first. */
export const findPastRuns = (db: Db, eventIds: readonly number[]) =>
  db
    .selectFrom('events as e')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('awardRuns as a')
          .selectAll('a')
          .whereRef('a.eventId', '=', 'e.id')
          .orderBy('a.id', 'desc')
          .limit(pastRunsListed)
          .as('r'),
      (join) => join.onTrue(),
    )
    .leftJoin('users as u', 'u.id', 'r.startedByUserId')
    .select(['r.id as runId', 'r.eventId', 'r.kind', 'r.startedAt', 'r.reason'])
    .select(['r.entrants', 'r.changed', 'u.id as userId', 'u.username'])
    .where('e.id', '=', anyOf(eventIds))
    .orderBy('r.id', 'desc')
    .execute();

export async function insertRun(db: Db, run: Insertable<Schema['awardRuns']>): Promise<number> {
  const { id } = await db
    .insertInto('awardRuns')
    .values(run)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const isRunOpen = sql<boolean>`exists (
  select from award_runs where finished_at is null)`;

/**
 * Unfinished runs, oldest first. Runs that give wait while their event is archived. Runs that take
 * back do not.
 */
export async function findAllOpenRunIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('awardRuns as r')
    .innerJoin('events as e', 'e.id', 'r.eventId')
    .select('r.id')
    .where('r.finishedAt', 'is', null)
    .where((eb) => eb.or([eb('e.archivedAt', 'is', null), eb('r.kind', '=', 'take_back')]))
    .orderBy('r.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A run with the board that it is frozen from. */
export const findFrozenRun = (db: Db, runId: number) =>
  db
    .selectFrom('awardRuns')
    .select(['id', 'eventId', 'kind', 'formula', 'userIds', 'totals', 'trophyTypes', 'isLate'])
    .where('id', '=', runId)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();

/** Locks a run and returns its progress; undefined = another process has it, or it is finished. */
export const lockOpenRun = (trx: Transaction<Schema>, runId: number) =>
  trx
    .selectFrom('awardRuns')
    .select(['done', 'entrants', 'changed', 'reason'])
    .where('id', '=', runId)
    .where('finishedAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function updateProgress(
  trx: Transaction<Schema>,
  runId: number,
  { done, changed }: { readonly done: number; readonly changed: number },
): Promise<void> {
  await trx
    .updateTable('awardRuns')
    .set({ done, changed: sql`changed + ${changed}` })
    .where('id', '=', runId)
    .execute();
}

export async function updateFinished(
  trx: Transaction<Schema>,
  runId: number,
  finished: { readonly finishedAt: Date; readonly noticeId: number | null },
): Promise<void> {
  await trx
    .updateTable('awardRuns')
    .set({ ...finished, userIds: null, totals: null, trophyTypes: null, isLate: null })
    .where('id', '=', runId)
    .execute();
}

/** A list of events is bounded; there are a few dozen a year. */
const listAtMost = 100;

const finishedEvents = (db: Db) =>
  db
    .selectFrom('events')
    .select(['id', 'nameOverride', 'gameId', 'rewardTypeId', 'endsAt'])
    .where('finishedAt', 'is not', null)
    .where('archivedAt', 'is', null)
    .orderBy('endsAt', 'desc')
    .orderBy('id', 'desc')
    .limit(listAtMost);

export const findAllNotRewarded = (db: Db) =>
  finishedEvents(db).where('rewardedAt', 'is', null).execute();

export const findAllRewarded = (db: Db) =>
  finishedEvents(db)
    .select(['rewardedAt', 'officialVersion', 'entrantsVersion'])
    .where('rewardedAt', 'is not', null)
    .$narrowType<{ rewardedAt: Date }>()
    .execute();
