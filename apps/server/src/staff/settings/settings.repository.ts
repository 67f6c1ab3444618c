import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { GameLink } from './known-settings.ts';

type Db = Kysely<Schema>;

export function findAllPublicSettings(db: Db) {
  return db
    .selectFrom('settings')
    .select(['name', 'value', 'storeKey'])
    .where('isPublic', '=', true)
    .orderBy('name')
    .execute();
}

export function findAllSettings(db: Db, names: readonly string[]) {
  return db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', '=', anyOf(names))
    .execute();
}

/**
 * The stored value, held until the transaction ends; undefined where there is none yet. The lock
 * is on the name, because a setting without a row has nothing else to hold.
 */
export async function lockSetting(db: Db, name: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`.execute(db);
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function upsertSetting(
  db: Db,
  setting: {
    readonly name: string;
    readonly value: string;
    readonly storeKey: string;
    readonly isPublic: boolean;
  },
): Promise<void> {
  await db
    .insertInto('settings')
    .values(setting)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: setting.value }))
    .execute();
}

/** A game's link, held until the transaction ends; null where there is none. */
export async function lockGameLink(db: Db, { gameId, column }: GameLink): Promise<string | null> {
  const row = await db
    .selectFrom('games')
    .select(['instagramUrl', 'twitterUrl'])
    .where('id', '=', gameId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row[column];
}

export async function updateGameLink(
  db: Db,
  { gameId, column }: GameLink,
  url: string | null,
): Promise<void> {
  await db
    .updateTable('games')
    .set({ [column]: url })
    .where('id', '=', gameId)
    .execute();
}

export function findAllGames(db: Db) {
  return db
    .selectFrom('games')
    .select(['id', 'name', 'iconUrl', 'instagramUrl', 'twitterUrl', 'trophyImagePrefix'])
    .orderBy('id')
    .execute();
}

/** Whether a setting names this nameplate. */
export async function namesNameplate(db: Db, nameplateId: number): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', 'surveySubmitNameplateId')
    .where('value', '=', String(nameplateId))
    .executeTakeFirst();
  return row !== undefined;
}

export function findAllPatreonLevels(db: Db) {
  return db.selectFrom('patreonLevels').select(['id', 'name', 'hexCode']).orderBy('id').execute();
}
