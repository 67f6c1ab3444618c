import type { GameId } from '@callshot/rules';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/** The teams of a game that are called so, by the alias. */
export async function findTeamIdsByAlias(
  db: Kysely<Schema>,
  gameId: GameId,
  aliases: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('teamAliases')
    .select(['alias', 'teamId'])
    .where('gameId', '=', gameId)
    .where('alias', '=', anyOf(aliases))
    .execute();
  return new Map(rows.map(({ alias, teamId }) => [alias, teamId]));
}

/** An alias of another team stays with that team. */
export async function insertAliases(
  db: Kysely<Schema>,
  aliases: readonly Insertable<Schema['teamAliases']>[],
): Promise<void> {
  if (aliases.length === 0) return;
  await db
    .insertInto('teamAliases')
    .values(aliases)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteAlias(
  db: Kysely<Schema>,
  { gameId, alias, teamId }: Selectable<Schema['teamAliases']>,
): Promise<void> {
  await db
    .deleteFrom('teamAliases')
    .where('gameId', '=', gameId)
    .where('alias', '=', alias)
    .where('teamId', '=', teamId)
    .execute();
}
