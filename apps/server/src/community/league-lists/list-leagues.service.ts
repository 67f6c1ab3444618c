import type { League } from '@callshot/contract';
import { tidyLeagueName } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { tellLeague } from '../leagues/told-league.ts';
import type { LeagueNames } from './league-names.ts';
import { findFound, findNewest, findPopular, type ListedRow } from './listed-leagues.repository.ts';

type Db = Kysely<Schema>;

/** [rule: leagues-13] */
const listedAtMost = 50;
const foundAtMost = 30;

const tell = (rows: readonly ListedRow[]): League[] => rows.map((row) => tellLeague(row, row));

export const listNewest = async (db: Db, userId: number | null): Promise<League[]> =>
  tell(await findNewest(db, userId, listedAtMost));

export const listPopular = async (db: Db, userId: number | null): Promise<League[]> =>
  tell(await findPopular(db, userId, listedAtMost));

/** As they are called now: memory may know an older name. */
export async function searchLeagues(
  { db, names }: { readonly db: Db; readonly names: LeagueNames },
  userId: number | null,
  term: string,
): Promise<League[]> {
  const ids = await names.search(tidyLeagueName(term), foundAtMost);
  if (ids.length === 0) return [];
  const rows = new Map((await findFound(db, userId, ids)).map((row) => [row.id, row]));
  return tell(ids.flatMap((id) => rows.get(id) ?? []));
}
