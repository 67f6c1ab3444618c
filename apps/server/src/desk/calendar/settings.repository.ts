import { type GameId, games } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

const now = sql<Date>`clock_timestamp()`;

const allSettings = (db: Db) =>
  db.selectFrom('calendarSettings').selectAll().orderBy('gameId').execute();

export type CalendarSettingsRow = Awaited<ReturnType<typeof allSettings>>[number];

/** The settings of every game, also of one that came after the tables. */
export async function findCalendarSettings(db: Db): Promise<CalendarSettingsRow[]> {
  const settings = await allSettings(db);
  if (settings.length === games.length) return settings;
  await addMissingSettings(db);
  return allSettings(db);
}

/** A game of which nobody has chosen anything has the usual settings. */
const addMissingSettings = (db: Db) =>
  db
    .insertInto('calendarSettings')
    .columns(['gameId'])
    .expression(db.selectFrom('games').select('id'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The settings of a game, held until the transaction ends. */
export async function lockCalendarSettings(trx: Db, gameId: GameId): Promise<CalendarSettingsRow> {
  await addMissingSettings(trx);
  return trx
    .selectFrom('calendarSettings')
    .selectAll()
    .where('gameId', '=', gameId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Written under a new version; tournaments are listed anew. */
export const updateCalendarSettings = (
  trx: Db,
  gameId: GameId,
  chosen: Pick<CalendarSettingsRow, 'tiers' | 'weeksAhead' | 'publishes'>,
) =>
  trx
    .updateTable('calendarSettings')
    .set({
      ...chosen,
      version: sql`version + 1`,
      nextListAt: now,
      failures: 0,
    })
    .where('gameId', '=', gameId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Settings `s` of a game whose tournaments are due to be listed. */
export const isListDue = sql<boolean>`cardinality(s.tiers) > 0
  and s.next_list_at <= clock_timestamp()
  and (s.claimed_until is null or s.claimed_until < clock_timestamp())`;

export const isAnyListDue = sql<boolean>`exists (select from calendar_settings s where ${isListDue})`;

/** A request takes 30 s at most, and a list has several. */
const claimSeconds = 300;

/** One of all processes lists the tournaments of a game; undefined = none is due. */
export async function claimList(db: Db): Promise<CalendarSettingsRow | undefined> {
  return db
    .updateTable('calendarSettings')
    .set({
      claimedUntil: sql<Date>`clock_timestamp() + ${claimSeconds}::int * interval '1 second'`,
    })
    .where('gameId', 'in', (of) =>
      of
        .selectFrom('calendarSettings as s')
        .select('s.gameId')
        .where(isListDue)
        .orderBy('s.nextListAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

type ListFacts = Partial<
  Pick<CalendarSettingsRow, 'listedAt' | 'nextListAt' | 'failures' | 'failure'>
>;

/** Ends a list, unless the settings were changed meanwhile: then it is due again at once. */
export async function endList(
  db: Db,
  { gameId, version }: Pick<CalendarSettingsRow, 'gameId' | 'version'>,
  { nextListAt, ...facts }: ListFacts,
): Promise<void> {
  await db
    .updateTable('calendarSettings')
    .set({
      ...facts,
      claimedUntil: null,
      ...(nextListAt && {
        nextListAt: sql<Date>`case when version = ${version}::int
          then ${nextListAt}::timestamptz else next_list_at end`,
      }),
    })
    .where('gameId', '=', gameId)
    .execute();
}
