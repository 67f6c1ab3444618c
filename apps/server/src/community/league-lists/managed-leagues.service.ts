import type { DeletedLeague, ManagedLeague } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { dayMs } from '../../platform/notice-kind.ts';
import { type Outcome, orRefuse } from '../../platform/outcome.ts';
import { leagueNameKey } from '../leagues/league-name-key.ts';
import { tellLeague } from '../leagues/told-league.ts';
import { countOpen } from '../reports/reports.repository.ts';
import {
  type DeletedRow,
  findAllLeagues,
  findAllOf,
  findDeleted,
  type ListedRow,
} from './listed-leagues.repository.ts';

type Db = Kysely<Schema>;

const pageSize = 50;
/** [rule: leagues-31] */
const keptDays = 30;

export async function tellManaged(db: Db, rows: readonly ListedRow[]): Promise<ManagedLeague[]> {
  const open = await countOpen(
    db,
    'league',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    // Staff see what its members see of it.
    const { isMember: _, ...league } = tellLeague(row, { isMember: true });
    return { ...league, isHidden: row.isHidden, openReports: open.get(row.id) ?? 0 };
  });
}

export async function findManaged(db: Db, leagueId: number): Promise<ManagedLeague | null> {
  const [league = null] = await tellManaged(db, await findAllOf(db, [leagueId]));
  return league;
}

export async function listAll(
  db: Db,
  {
    before,
    text = '',
  }: { readonly before?: number | undefined; readonly text?: string | undefined },
): Promise<ManagedLeague[]> {
  return tellManaged(db, await findAllLeagues(db, { before, text: leagueNameKey(text) }, pageSize));
}

export const readManaged = async (
  db: Db,
  leagueId: number,
): Promise<Outcome<ManagedLeague, 'league_not_found'>> =>
  orRefuse(await findManaged(db, leagueId), 'league_not_found');

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
