import type { GameId, PointPreset } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** One change of a game's presets after the other: which one is usual, and which names are taken, hold meanwhile. */
export async function lockPresets(trx: Db, gameId: GameId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`point-presets ${gameId}`}, 0))`.execute(
    trx,
  );
}

const presets = (db: Db) =>
  db
    .selectFrom('pointPresets as p')
    .leftJoin('users as u', 'u.id', 'p.modifiedByUserId')
    .select(['p.id', 'p.gameId', 'p.name', 'p.points', 'p.isUsual', 'p.version', 'p.modifiedAt'])
    .select('u.username as modifiedBy');

export type PresetRow = ReturnType<typeof asPreset>;

/** Nothing else is stored than what the rules have read. */
function asPreset({ points, ...row }: StoredPreset) {
  return { ...row, points: points as PointPreset };
}

type StoredPreset = Awaited<ReturnType<ReturnType<typeof presets>['execute']>>[number];

/** The usual one first, then by name. */
export async function findPresets(db: Db, gameId: GameId): Promise<PresetRow[]> {
  const rows = await presets(db)
    .where('p.gameId', '=', gameId)
    .orderBy('p.isUsual', 'desc')
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .execute();
  return rows.map(asPreset);
}

export async function findPreset(db: Db, id: number): Promise<PresetRow | null> {
  const row = await presets(db).where('p.id', '=', id).executeTakeFirst();
  return row ? asPreset(row) : null;
}

const folded = (name: unknown) => sql<string>`lower(normalize(${name}, NFKC))`;

/** Another preset of the game with that name, in letters of either case. */
export async function existsPresetName(
  db: Db,
  gameId: GameId,
  name: string,
  exceptId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('pointPresets')
    .select('id')
    .where('gameId', '=', gameId)
    .where('id', '<>', exceptId)
    .where(folded(sql.ref('name')), '=', folded(sql`${name}::text`))
    .executeTakeFirst();
  return found !== undefined;
}

export async function countPresets(db: Db, gameId: GameId): Promise<number> {
  const { count } = await db
    .selectFrom('pointPresets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('gameId', '=', gameId)
    .executeTakeFirstOrThrow();
  return count;
}

interface Written {
  readonly name: string;
  readonly points: PointPreset;
  readonly modifiedByUserId: number;
}

const rowOf = ({ points, ...preset }: Written) => ({ ...preset, points: JSON.stringify(points) });

export async function insertPreset(
  db: Db,
  preset: Written & { readonly gameId: GameId; readonly isUsual: boolean },
): Promise<number> {
  const { gameId, isUsual, ...written } = preset;
  const { id } = await db
    .insertInto('pointPresets')
    .values({ ...rowOf(written), gameId, isUsual })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePreset(db: Db, id: number, preset: Written): Promise<void> {
  await db
    .updateTable('pointPresets')
    .set({
      ...rowOf(preset),
      version: sql<number>`version + 1`,
      modifiedAt: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

/** No other preset of the game stays usual. */
export async function makeUsual(db: Db, gameId: GameId, id: number): Promise<void> {
  const marked = (isUsual: boolean) =>
    db.updateTable('pointPresets').set({ isUsual }).where('gameId', '=', gameId);
  await marked(false).where('isUsual', '=', true).execute();
  await marked(true).where('id', '=', id).execute();
}

export async function deletePresetRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('pointPresets').where('id', '=', id).execute();
}
