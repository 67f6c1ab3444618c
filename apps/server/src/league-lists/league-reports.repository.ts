import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { ReportOutcome } from './league-lists.tables.ts';

type Db = Kysely<Schema>;

/** False = a report of this user waits already. */
export async function insertReport(
  db: Db,
  report: {
    readonly leagueId: number;
    readonly reporterUserId: number;
    readonly reason: string;
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('leagueReports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Answers all of a league that wait; how many they were. */
export async function closeReports(
  db: Db,
  leagueId: number,
  outcome: ReportOutcome,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('leagueReports')
    .set({ closedAt: sql<Date>`clock_timestamp()`, outcome })
    .where('leagueId', '=', leagueId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface OpenReports {
  readonly leagueId: number;
  readonly openReports: number;
  readonly firstReportedAt: Date;
}

/** Leagues that wait for an answer, the oldest report first. */
export function findReported(db: Db, most: number): Promise<OpenReports[]> {
  return openOf(db)
    .innerJoin('leagues as l', 'l.id', 'r.leagueId')
    .where('l.deletedAt', 'is', null)
    .orderBy(({ fn }) => fn.min('r.reportedAt'))
    .orderBy('r.leagueId')
    .limit(most)
    .execute();
}

/** How many wait of each of these leagues that has any. */
export const countOpenReports = (db: Db, leagueIds: readonly number[]): Promise<OpenReports[]> =>
  openOf(db)
    .where('r.leagueId', '=', sql<number>`any(${[...leagueIds]}::int[])`)
    .execute();

const openOf = (db: Db) =>
  db
    .selectFrom('leagueReports as r')
    .select('r.leagueId')
    .select(({ fn }) => [
      fn.countAll<number>().as('openReports'),
      fn.min('r.reportedAt').as('firstReportedAt'),
    ])
    .where('r.closedAt', 'is', null)
    .groupBy('r.leagueId');

/** The newest that wait. */
export const findOpenReports = (db: Db, leagueId: number, most: number) =>
  db
    .selectFrom('leagueReports as r')
    .innerJoin('users as u', 'u.id', 'r.reporterUserId')
    .select(['r.id', 'u.id as userId', 'u.username', 'r.reason', 'r.reportedAt'])
    .where('r.leagueId', '=', leagueId)
    .where('r.closedAt', 'is', null)
    .orderBy('r.id', 'desc')
    .limit(most)
    .execute();

/** What a user reported, for the export of the account. */
export const findReportsBy = (db: Db, userId: number) =>
  db
    .selectFrom('leagueReports')
    .select(['id', 'leagueId', 'reason', 'reportedAt', 'closedAt', 'outcome'])
    .where('reporterUserId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
