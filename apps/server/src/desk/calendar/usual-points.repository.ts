import type { GameId, PointPreset } from '@callshot/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Whether an Admin marked a preset of points of the game in this column as the usual one. */
export const hasUsualPoints = (column: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from point_presets p where p.game_id = ${column} and p.is_usual)`;

/** The points of a game's usual preset; null = none is chosen. */
export async function findUsualPoints(
  db: Kysely<Schema>,
  gameId: GameId,
): Promise<PointPreset | null> {
  const row = await db
    .selectFrom('pointPresets')
    .select('points')
    .where('gameId', '=', gameId)
    .where('isUsual', '=', true)
    .executeTakeFirst();
  return row ? (row.points as PointPreset) : null;
}

/** Games that have a usual preset. */
export async function findGamesWithUsualPoints(db: Kysely<Schema>): Promise<ReadonlySet<GameId>> {
  const rows = await db
    .selectFrom('pointPresets')
    .select('gameId')
    .where('isUsual', '=', true)
    .execute();
  return new Set(rows.map(({ gameId }) => gameId));
}
