import type { GameId } from '@callshot/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A name of an event as it is compared with others. */
const folded = (name: RawBuilder<unknown>) =>
  sql<string>`btrim(regexp_replace(lower(normalize(${name}, NFKC)), '[[:space:]_]+', ' ', 'g'))`;

/** One event of a name after the other: two made at the same moment know of each other. */
export async function lockEventName(
  trx: Kysely<Schema>,
  gameId: GameId,
  name: string,
): Promise<void> {
  const key = sql`hashtext(${gameId}::text || ' ' || ${folded(sql`${name}::text`)})`;
  await sql`select pg_advisory_xact_lock(${advisoryLocks.eventNames}::int, ${key})`.execute(trx);
}

/** The newest event of the game that has this name and is not archived. */
export const findNamesake = (db: Kysely<Schema>, gameId: GameId, name: string) =>
  db
    .selectFrom('events')
    .select(['id', 'startsAt'])
    .where('gameId', '=', gameId)
    .where('archivedAt', 'is', null)
    .where(folded(sql.ref('nameOverride')), '=', folded(sql`${name}::text`))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
