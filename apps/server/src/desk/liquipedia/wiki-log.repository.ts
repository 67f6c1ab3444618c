import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The log that staff read about an event and the wiki. */
export async function insertLog(
  db: Kysely<Schema>,
  eventId: number,
  at: Date,
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return;
  await db
    .insertInto('wikiLog')
    .values(texts.map((text) => ({ eventId, at, text })))
    .execute();
}
