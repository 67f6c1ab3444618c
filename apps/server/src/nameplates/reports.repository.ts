import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

type Db = Kysely<Schema>;

interface NewReport {
  readonly nameplateId: number;
  readonly userId: number;
  readonly version: number;
  readonly reason: string;
}

/** One that waits already stays as it is. */
export async function insertReport(db: Db, report: NewReport): Promise<void> {
  await db
    .insertInto('nameplateReports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether staff have answered this user's report of what the nameplate still is. */
export async function isAnswered(
  db: Db,
  { nameplateId, userId, version }: Omit<NewReport, 'reason'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('nameplateReports')
    .select('id')
    .where('nameplateId', '=', nameplateId)
    .where('userId', '=', userId)
    .where('version', '=', version)
    .where('answeredAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers all that wait for an answer; how many they were. */
export async function answerReports(db: Db, nameplateId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('nameplateReports')
    .set({ answeredAt: sql<Date>`clock_timestamp()` })
    .where('nameplateId', '=', nameplateId)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Nameplates whose reports wait, the oldest report first. */
export async function findReportedIds(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('nameplateReports as r')
    .innerJoin('nameplates as p', 'p.id', 'r.nameplateId')
    .select('r.nameplateId')
    .where('r.answeredAt', 'is', null)
    .where('p.deletedAt', 'is', null)
    .groupBy('r.nameplateId')
    .orderBy(({ fn }) => fn.min('r.reportedAt'))
    .limit(most)
    .execute();
  return rows.map(({ nameplateId }) => nameplateId);
}

/** The newest that wait for an answer. */
export const findOpenReports = (db: Db, nameplateId: number, most: number) =>
  db
    .selectFrom('nameplateReports as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['u.id', 'u.username', 'r.reason', 'r.reportedAt'])
    .where('r.nameplateId', '=', nameplateId)
    .where('r.answeredAt', 'is', null)
    .orderBy('r.id', 'desc')
    .limit(most)
    .execute();

export const findReportsOf = (db: Db, userId: number) =>
  db
    .selectFrom('nameplateReports')
    .select(['id', 'nameplateId', 'reason', 'reportedAt', 'answeredAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
