import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const keptFor = sql`interval '90 days'`;

export const findAllNotes = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('exampleNotes')
    .select(['text', 'writtenAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();

export async function deleteOldNotes(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('exampleNotes')
    .where(sql<boolean>`written_at < clock_timestamp() - ${keptFor}`)
    .execute();
}
