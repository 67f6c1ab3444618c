import type { DeletedLeague, DeskLeague, ReportedLeague } from '@callshot/contract';
import { leagueNameKey } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../accounts/public-username.ts';
import { tellLeague } from '../leagues/told-league.ts';
import type { Schema } from '../platform/database/schema.ts';
import { dayMs } from '../platform/notice-kind.ts';
import { type Outcome, orRefuse } from '../platform/outcome.ts';
import { countOpenReports, findOpenReports, findReported } from './league-reports.repository.ts';
import {
  type DeletedRow,
  findAllLeagues,
  findAllOf,
  findDeleted,
  type ListedRow,
} from './listed-leagues.repository.ts';

type Db = Kysely<Schema>;

const pageSize = 50;
const reportsOfEach = 20;
/** [rule: leagues-31] */
const keptDays = 30;

export async function tellOnDesk(db: Db, rows: readonly ListedRow[]): Promise<DeskLeague[]> {
  const open = await countOpenReports(
    db,
    rows.map(({ id }) => id),
  );
  const countOf = new Map(open.map(({ leagueId, openReports }) => [leagueId, openReports]));
  return rows.map((row) => {
    // Staff see what its members see of it.
    const { isMember: _, ...league } = tellLeague(row, { isMember: true });
    return { ...league, isHidden: row.isHidden, openReports: countOf.get(row.id) ?? 0 };
  });
}

export async function readOnDesk(db: Db, leagueId: number): Promise<DeskLeague | null> {
  const [league = null] = await tellOnDesk(db, await findAllOf(db, [leagueId]));
  return league;
}

export async function listAll(
  db: Db,
  {
    before,
    text = '',
  }: { readonly before?: number | undefined; readonly text?: string | undefined },
): Promise<DeskLeague[]> {
  return tellOnDesk(db, await findAllLeagues(db, { before, text: leagueNameKey(text) }, pageSize));
}

/** Those whose reports wait, the oldest report first. */
export async function listReported(db: Db): Promise<ReportedLeague[]> {
  const waiting = await findReported(db, pageSize);
  const leagues = await readReported(
    db,
    waiting.map(({ leagueId }) => leagueId),
  );
  return waiting.flatMap(({ leagueId }) => leagues.get(leagueId) ?? []);
}

export async function readManaged(
  db: Db,
  leagueId: number,
): Promise<Outcome<ReportedLeague, 'league_not_found'>> {
  return orRefuse((await readReported(db, [leagueId])).get(leagueId) ?? null, 'league_not_found');
}

async function readReported(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReportedLeague>> {
  const leagues = await tellOnDesk(db, await findAllOf(db, ids));
  const open = new Map((await countOpenReports(db, ids)).map((each) => [each.leagueId, each]));
  const reported = new Map<number, ReportedLeague>();
  for (const league of leagues) {
    const reports = await findOpenReports(db, league.id, reportsOfEach);
    reported.set(league.id, {
      ...league,
      firstReportedAt: open.get(league.id)?.firstReportedAt.toISOString() ?? null,
      reports: reports.map(({ id, userId, username, reason, reportedAt }) => ({
        id,
        reporter: { id: userId, username: publicUsername({ id: userId, username }) },
        reason,
        reportedAt: reportedAt.toISOString(),
      })),
    });
  }
  return reported;
}

export const listDeleted = async (db: Db, before: number | undefined): Promise<DeletedLeague[]> =>
  (await findDeleted(db, before, pageSize)).map(tellDeleted);

function tellDeleted(row: DeletedRow): DeletedLeague {
  const { deletedBy, deleterName, deletedAt } = row;
  if (deletedAt === null) throw new Error(`League ${row.id} is not deleted`);
  return {
    id: row.id,
    name: row.name,
    createdBy: row.createdBy,
    creatorName: publicUsername({ id: row.createdBy, username: row.creatorName }),
    nameplateId: row.nameplateId ?? 0,
    memberCount: row.memberCount,
    isAnalystLeague: row.isAnalystLeague,
    deletedAt: deletedAt.toISOString(),
    keptUntil: new Date(deletedAt.getTime() + keptDays * dayMs).toISOString(),
    deletedBy:
      deletedBy === null || deleterName === null
        ? null
        : { id: deletedBy, username: publicUsername({ id: deletedBy, username: deleterName }) },
    reason: row.deleteReason,
    isNameTaken: row.isNameTaken,
  };
}
