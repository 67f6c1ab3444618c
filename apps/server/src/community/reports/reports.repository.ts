import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { columnOf, columnsOf, type Subject } from './subject.ts';

type Db = Kysely<Schema>;

export interface NewReport {
  readonly subject: Subject;
  readonly reporterUserId: number;
  readonly name: string;
  readonly state: string;
  readonly reason: string;
}

const keyOf = ({ kind, id }: Subject) => sql`hashtextextended(${`reports of ${kind} ${id}`}, 0)`;

/** Until the transaction ends no answer about it is taken back; others may report it. */
export async function holdAnswers(trx: Db, subject: Subject): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(subject)})`.execute(trx);
}

/** Blocks new reports of the subject until the transaction ends. */
export async function holdReports(trx: Db, subject: Subject): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(subject)})`.execute(trx);
}

/** False = a report of this user waits already. */
export async function insertReport(db: Db, { subject, ...report }: NewReport): Promise<boolean> {
  const inserted = await db
    .insertInto('reports')
    .values({ ...report, ...columnsOf(subject) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether staff have answered this user's report of what the subject still is. */
export async function isAnswered(
  db: Db,
  { subject, reporterUserId, state }: Omit<NewReport, 'reason' | 'name'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where(columnOf[subject.kind], '=', subject.id)
    .where('reporterUserId', '=', reporterUserId)
    .where('state', '=', state)
    .where('answerId', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the open reports up to the last that was seen. Other answers wait. */
export async function lockOpen(
  trx: Db,
  subject: Subject,
  lastReportId: number | null,
): Promise<number[]> {
  let open = trx
    .selectFrom('reports')
    .select('id')
    .where(columnOf[subject.kind], '=', subject.id)
    .where('answerId', 'is', null);
  if (lastReportId !== null) open = open.where('id', '<=', lastReportId);
  return (await open.orderBy('id').forUpdate().execute()).map(({ id }) => id);
}

export async function updateAnswered(
  trx: Db,
  ids: readonly number[],
  answerId: number,
): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ answerId })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

/** They wait again, but for those whose reporter has another one waiting by now; the caller holds reports. */
export async function reopen(trx: Db, answerId: number): Promise<void> {
  await sql`
    update reports r set answer_id = null where r.id in (
      select distinct on (a.reporter_user_id) a.id from reports a
      where a.answer_id = ${answerId}::int and not exists (
        select from reports o where o.reporter_user_id = a.reporter_user_id and o.answer_id is null
          and (o.named_user_id, o.league_id, o.nameplate_id)
            is not distinct from (a.named_user_id, a.league_id, a.nameplate_id))
      order by a.reporter_user_id, a.id desc)`.execute(trx);
}

/** Open reports by subject. */
export async function countOpen(
  db: Db,
  kind: Subject['kind'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const column = columnOf[kind];
  const rows = await db
    .selectFrom('reports')
    .select(`${column} as subjectId`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', sql<number>`any(${[...ids]}::int[])`)
    .where('answerId', 'is', null)
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ subjectId, count }) => [subjectId ?? 0, count]));
}

/** The user's reports, for the export of the account. */
export const findReportsBy = (db: Db, userId: number) =>
  db
    .selectFrom('reports as r')
    .leftJoin('reportAnswers as a', 'a.id', 'r.answerId')
    .select(['r.id', 'r.name', 'r.reason', 'r.reportedAt', 'a.answeredAt', 'a.action as answer'])
    .where('r.reporterUserId', '=', userId)
    .orderBy('r.id', 'desc')
    .limit(1000)
    .execute();
