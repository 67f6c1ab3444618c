import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { SubjectColumns } from './reports.tables.ts';
import type { Subject } from './subject.ts';

type Db = Kysely<Schema>;

/** Reports that wait for an answer, of what is still there. */
const waiting = (db: Db) =>
  db
    .selectFrom('reports as r')
    .leftJoin('users as u', 'u.id', 'r.namedUserId')
    .leftJoin('leagues as l', 'l.id', 'r.leagueId')
    .leftJoin('nameplates as p', 'p.id', 'r.nameplateId')
    .where('r.answerId', 'is', null)
    .where('u.deletedAt', 'is', null)
    .where('l.deletedAt', 'is', null)
    .where('p.deletedAt', 'is', null);

/** The oldest report first. */
export const findWaiting = (db: Db, most: number) =>
  waiting(db)
    .select(['r.namedUserId', 'r.leagueId', 'r.nameplateId'])
    .select(({ fn }) => [
      fn.countAll<number>().as('openReports'),
      fn.min('r.reportedAt').as('firstReportedAt'),
      fn.max('r.id').as('lastReportId'),
    ])
    .select(
      sql<number>`(select count(*)::int from report_answers a where a.undone_at is null and
        (a.named_user_id = r.named_user_id or a.league_id = r.league_id or a.nameplate_id = r.nameplate_id))`.as(
        'answers',
      ),
    )
    .groupBy(['r.namedUserId', 'r.leagueId', 'r.nameplateId'])
    .orderBy(({ fn }) => fn.min('r.reportedAt'))
    .orderBy(({ fn }) => fn.min('r.id'))
    .limit(most)
    .execute();

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom(
      waiting(db)
        .select(['r.namedUserId', 'r.leagueId', 'r.nameplateId'])
        .distinct()
        .as('subjects'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface OpenReport {
  readonly id: number;
  readonly subject: SubjectColumns;
  readonly reporterId: number;
  readonly username: string;
  /** All that this user ever reported, and how many of them staff dismissed. */
  readonly made: number;
  readonly dismissed: number;
  readonly name: string;
  readonly reason: string;
  readonly reportedAt: Date;
}

/** The newest that wait of each of these. */
export async function findOpen(
  db: Db,
  subjects: readonly Subject[],
  mostOfEach: number,
): Promise<OpenReport[]> {
  const idsOf = (kind: Subject['kind']) =>
    sql<number>`any(${subjects.filter((each) => each.kind === kind).map(({ id }) => id)}::int[])`;
  const newest = db
    .selectFrom('reports as r')
    .innerJoin('users as u', 'u.id', 'r.reporterUserId')
    .select(['r.id', 'r.namedUserId', 'r.leagueId', 'r.nameplateId'])
    .select(['r.reporterUserId as reporterId', 'u.username', 'r.name', 'r.reason', 'r.reportedAt'])
    .select(
      sql<number>`row_number() over (
        partition by r.named_user_id, r.league_id, r.nameplate_id order by r.id desc)`.as('place'),
    )
    .where('r.answerId', 'is', null)
    .where((where) =>
      where.or([
        where('r.namedUserId', '=', idsOf('username')),
        where('r.leagueId', '=', idsOf('league')),
        where('r.nameplateId', '=', idsOf('nameplate')),
      ]),
    );
  const rows = await db
    .selectFrom(newest.as('n'))
    .selectAll('n')
    .select(
      sql<number>`(select count(*)::int from reports m where m.reporter_user_id = n.reporter_id)`.as(
        'made',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from reports m join report_answers a on a.id = m.answer_id
        where m.reporter_user_id = n.reporter_id and a.action = 'dismiss')`.as('dismissed'),
    )
    .where('n.place', '<=', mostOfEach)
    .orderBy('n.id', 'desc')
    .execute();
  return rows.map(({ namedUserId, leagueId, nameplateId, place: _, ...row }) => ({
    ...row,
    subject: { namedUserId, leagueId, nameplateId },
  }));
}
