import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/in-batches.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { createSecretToken, hashSecretToken } from '../../../platform/http/caller/secret-token.ts';

export const deviceDays = 400;
/** A program that signs in without keeping cookies is a new device each time. */
const mostDevices = 50;

/** A browser that has signed in to the account before is not locked out by others' guessing. */
export async function isKnownDevice(
  db: Kysely<Schema>,
  userId: number,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined || token === '') return false;
  const row = await db
    .selectFrom('knownDevices')
    .select('userId')
    .where('userId', '=', userId)
    .where('deviceHash', '=', hashSecretToken(token))
    .where(sql<boolean>`last_seen_at > clock_timestamp() - make_interval(days => ${deviceDays})`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers the browser and returns its token; an unknown token may have been planted and is
 * replaced. The longest unseen beyond 50 are forgotten.
 */
export async function rememberDevice(
  db: Kysely<Schema>,
  userId: number,
  token: string | undefined,
): Promise<string> {
  const isKnown = await isKnownDevice(db, userId, token);
  const device = isKnown && token !== undefined ? token : createSecretToken();
  await db
    .insertInto('knownDevices')
    .values({ userId, deviceHash: hashSecretToken(device) })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'deviceHash'])
        .doUpdateSet({ lastSeenAt: sql<Date>`clock_timestamp()` }),
    )
    .execute();
  const kept = db
    .selectFrom('knownDevices')
    .select('deviceHash')
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .limit(mostDevices);
  await db
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('deviceHash', 'not in', () => kept)
    .execute();
  return device;
}

export async function deleteForgottenDevices(db: Kysely<Schema>): Promise<void> {
  await deleteInBatches(
    db,
    'knownDevices',
    sql`last_seen_at < statement_timestamp() - make_interval(days => ${deviceDays})`,
  );
}

export const findAllKnownBrowsers = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('knownDevices')
    .select('lastSeenAt')
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .limit(1000)
    .execute();
