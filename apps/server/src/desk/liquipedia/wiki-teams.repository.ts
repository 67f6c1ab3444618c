import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';

type Db = Kysely<Schema>;

/** A team of the wiki as others name it: by its page there. */
export const externalIdOf = (key: string): string => `liquipedia:${key}`;

export interface KnownTeam {
  readonly id: number;
  readonly externalId: string;
  /** The alias that matched. */
  readonly alias: string;
}

/** The teams of a game that are called so. */
export const findTeamsCalled = (
  db: Db,
  gameId: GameId,
  names: readonly string[],
): Promise<KnownTeam[]> =>
  db
    .selectFrom('teamAliases as a')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select(['t.id', 't.externalId', 'a.alias'])
    .where('a.gameId', '=', gameId)
    .where('a.alias', '=', anyOf(names.map(aliasOf)))
    .execute();

/** Those of these teams of the wiki that were met before, by what others name them. */
export async function findTeamIdsOfWiki(
  db: Db,
  gameId: GameId,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'externalId'])
    .where('gameId', '=', gameId)
    .where('externalId', '=', anyOf(keys.map(externalIdOf)))
    .execute();
  return new Map(rows.map(({ id, externalId }) => [externalId, id]));
}

/** A logo that can be fetched, for a team that has none. */
export async function offerLogo(db: Db, teamId: number, logoSource: string | null): Promise<void> {
  if (logoSource === null) return;
  await db
    .updateTable('teams')
    .set({ logoSource })
    .where('id', '=', teamId)
    .where('logoSource', 'is', null)
    .where('logoPath', 'is', null)
    .where('isLogoManual', '=', false)
    .execute();
}
